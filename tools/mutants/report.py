"""What a campaign found, in words."""

from __future__ import annotations

from typing import Any

from campaign import NOTICED, SURVIVED, TIMEOUT, UNREACHED, Campaign, Mutant


def summary(campaign: Campaign) -> dict[str, Any]:
    counts = {status: count(campaign, status) for status in (NOTICED, TIMEOUT, SURVIVED, UNREACHED, "")}
    tried = [mutant for mutant in campaign.mutants if mutant.status]
    noticed = counts[NOTICED] + counts[TIMEOUT]
    equivalent = sum(not mutant.counts for mutant in tried)
    score = noticed / (len(tried) - equivalent) if len(tried) > equivalent else 1.0
    sentence = (
        f"{campaign.game}: {noticed} of {len(tried) - equivalent} noticed = {score:.1%} ({counts[TIMEOUT]} of them by "
        f"the time limit; {counts[SURVIVED]} survived and {counts[UNREACHED]} are on lines that nothing executes, "
        f"{equivalent} of these are equivalent; {counts['']} not tried)."
    )
    return {
        "game": campaign.game, "all": len(tried), "noticed": noticed, "timeout": counts[TIMEOUT],
        "survived": counts[SURVIVED], "unreached": counts[UNREACHED], "equivalent": equivalent,
        "not_tried": counts[""], "score": score, "sentence": sentence, "wrong": wrong(campaign),
    }  # fmt: skip


def count(campaign: Campaign, status: str) -> int:
    return sum(mutant.status == status for mutant in campaign.mutants)


def wrong(campaign: Campaign) -> list[str]:
    """Entries of the list of equivalent mutants that should be taken out."""
    found = [f"The list of equivalent mutants names one that there is not: {entry}" for entry in campaign.unmatched]
    for mutant in campaign.mutants:
        if mutant.reason and mutant.is_noticed:
            found.append(f"An equivalent mutant is noticed after all, by {mutant.by}: {where(mutant)} {mutant.said}")
    return found


def where(mutant: Mutant) -> str:
    return f"{mutant.file}:{mutant.change.statement.lineno}"


def survivors(campaign: Campaign) -> list[str]:
    return [told for mutant in campaign.mutants if is_open(mutant) for told in lines_of(mutant)]


def is_open(mutant: Mutant) -> bool:
    return mutant.status in (SURVIVED, UNREACHED) and not mutant.reason


def lines_of(mutant: Mutant) -> list[str]:
    note = "  (nothing executes this line)" if mutant.status == UNREACHED else ""
    rules = f"  [{mutant.rules}]" if mutant.rules else ""
    return [f"{where(mutant)} {mutant.change.function}{rules}{note}", f"    {mutant.line}", f"    {mutant.said}"]


def page(campaign: Campaign) -> str:
    told = [f"# {campaign.game}", "", summary(campaign)["sentence"], "", "## By file", ""]
    told += ["| file | noticed | of | score |", "|---|---|---|---|"]
    for file in dict.fromkeys(mutant.file for mutant in campaign.mutants):
        here = [mutant for mutant in campaign.mutants if mutant.file == file and mutant.status and mutant.counts]
        noticed = sum(mutant.is_noticed for mutant in here)
        told.append(f"| {file} | {noticed} | {len(here)} | {noticed / max(1, len(here)):.1%} |")
    told += ["", "## Survivors", "", "```", *survivors(campaign), "```", "", "## Equivalent", ""]
    for mutant in campaign.mutants:
        if mutant.reason:
            told.append(f"- `{where(mutant)}` {mutant.change.function}: `{mutant.said}`. {mutant.reason}")
    return "\n".join([*told, ""])
