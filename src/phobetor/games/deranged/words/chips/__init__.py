"""How each option of Deranged stands in the decision bar."""
