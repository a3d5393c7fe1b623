"""Fits a weight to every feature so that, among several candidates, the right one looks best: for `phobetor train`.

A candidate's score is the sum of the weights of its features, and its chance is the softmax of the scores. Plain
stochastic gradient descent with a step of its own for each weight (AdaGrad), in a fixed order and without any library,
so that the same samples give the same weights on every machine.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

Features = list[tuple[i64, float]]
"""Of a candidate: the number of each feature that it has, and how much."""


class Sample:
    """Several candidates, and how much each of them was the right one."""

    candidates: list[list[tuple[i64, float]]]
    right: list[float]

    def __init__(self, candidates: list[list[tuple[i64, float]]], right: list[float]) -> None:
        self.candidates = candidates
        self.right = right


class Fit:
    """Weights on their way to fit."""

    weights: list[float]
    squares: list[float]

    def __init__(self, features: i64) -> None:
        self.weights = [0.0] * features
        self.squares = [1e-6] * features

    def chances(self, sample: Sample) -> list[float]:
        """How likely each candidate is the right one, by the weights as they are."""
        scores: list[float] = []
        highest = -1e30
        for features in sample.candidates:
            score = 0.0
            for feature, much in features:
                score += self.weights[feature] * much
            scores.append(score)
            if score > highest:
                highest = score
        total = 0.0
        for place in range(len(scores)):
            scores[place] = math.exp(scores[place] - highest)
            total += scores[place]
        return [score / total for score in scores]

    def learn(self, sample: Sample, rate: float) -> None:
        found = self.chances(sample)
        for place in range(len(found)):
            error = found[place] - sample.right[place]
            if error > 1e-4 or error < -1e-4:
                for feature, much in sample.candidates[place]:
                    slope = error * much
                    self.squares[feature] += slope * slope
                    self.weights[feature] -= rate * slope / math.sqrt(self.squares[feature])

    def loss(self, samples: list[Sample]) -> float:
        """The mean surprise at what was right, in nats."""
        total = 0.0
        for sample in samples:
            found = self.chances(sample)
            for place in range(len(found)):
                if sample.right[place] > 0.0:
                    total -= sample.right[place] * math.log(max(found[place], 1e-12))
        return total / float(max(1, len(samples)))


def fitted(samples: list[Sample], features: i64, rounds: i64, rate: float) -> Fit:
    """Weights after so many rounds through all samples; the steps become smaller from round to round."""
    fit = Fit(features)
    for done in range(rounds):
        for sample in samples:
            fit.learn(sample, rate / (1.0 + 0.5 * float(done)))
    return fit
