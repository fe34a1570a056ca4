package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deploys;
import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import java.util.List;
import java.util.stream.Stream;

/** What a definition takes from the texts printed on its card. */
final class PrintedTexts {
    private PrintedTexts() {}

    static String convertedBy(Card card) {
        return Stream.concat(card.darkText().stream(), card.lightText().stream())
                .filter(ConvertedBy.class::isInstance)
                .map(text -> ((ConvertedBy) text).title())
                .findFirst()
                .orElse("");
    }

    static List<Deploys> ways(Card card) {
        return card.text().stream()
                .filter(Deploys.class::isInstance)
                .map(Deploys.class::cast)
                .toList();
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
