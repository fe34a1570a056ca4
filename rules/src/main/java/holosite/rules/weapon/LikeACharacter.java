package holosite.rules.weapon;

import holosite.language.card.CardType;
import holosite.language.card.Who;
import holosite.language.filter.AllOf;
import holosite.language.filter.Belonging;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Not;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;

/**
 * What a weapon may be aimed at if it may be aimed at any character of the opponent: a card that is
 * targeted as if it were a character has nothing else of one.
 */
final class LikeACharacter {
    private LikeACharacter() {}

    static boolean fits(Filter aim) {
        return switch (aim) {
            case Everything e -> true;
            case OfType t -> t.type() == CardType.CHARACTER;
            case Belonging b -> b.who() != Who.YOU;
            case Not n -> !fits(n.filter());
            case AllOf all -> all.every(LikeACharacter::fits);
            case OneOf one -> one.any(LikeACharacter::fits);
            default -> false;
        };
    }
}
