package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deploys;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What a definition takes from the texts printed on its card. */
final class PrintedTexts {
    private PrintedTexts() {}

    static String convertedBy(Card card) {
        if (card.type() == CardType.LOCATION) {
            for (Side player : Side.values()) {
                for (Ability ability : card.textFor(player)) {
                    if (ability instanceof ConvertedBy(String title)) {
                        return title;
                    }
                }
            }
        }
        return "";
    }

    /**
     * What is printed on a card as its characteristics. Cards name who is female; any other
     * character but a droid is male.
     */
    static Set<Trait> traits(Card card) {
        if (card.type() != CardType.CHARACTER
                || card.subtypes().contains(Subtype.DROID)
                || card.traits().contains(Trait.FEMALE)) {
            return card.traits();
        }
        var traits = EnumSet.of(Trait.MALE);
        traits.addAll(card.traits());
        return traits;
    }

    static List<Deploys> ways(Card card) {
        var ways = new ArrayList<Deploys>();
        for (Ability ability : card.text()) {
            if (ability instanceof Deploys way) {
                ways.add(way);
            }
        }
        return ways;
    }

    static boolean namesPhases(Deploys way) {
        return way.moment().filter(When.InPhases.class::isInstance).isPresent();
    }

    /** Whether a weapon of this subtype is one for such a card. */
    static boolean isWeaponFor(CardType type, Subtype weapon) {
        return switch (weapon) {
            case CHARACTER_WEAPON -> type == CardType.CHARACTER;
            case STARSHIP_WEAPON -> type == CardType.STARSHIP;
            case VEHICLE_WEAPON -> type == CardType.VEHICLE;
            default -> false;
        };
    }
}
