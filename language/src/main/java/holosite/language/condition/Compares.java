package holosite.language.condition;

import holosite.language.amount.Amount;
import holosite.language.card.Compare;

/** Two numbers compare so. */
public record Compares(Amount left, Compare compare, Amount right) implements Condition {}
