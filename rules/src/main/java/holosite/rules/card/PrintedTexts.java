package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deploys;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import java.util.ArrayList;
import java.util.List;

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
