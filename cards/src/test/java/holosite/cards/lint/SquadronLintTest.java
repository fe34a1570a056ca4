package holosite.cards.lint;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Trait;
import holosite.language.prose.Language;
import java.util.Arrays;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A ship or vehicle named after a squadron, Gold 5 or Gold Squadron Y-wing, belongs to it. */
final class SquadronLintTest {
    @Test
    void whatIsNamedAfterItsSquadronBelongsToIt() {
        CardLints.check(
                "squadron",
                (card, findings) ->
                        Arrays.stream(Trait.values())
                                .filter(Trait::isSquadron)
                                .filter(squadron -> named(card, squadron) && !card.is(squadron))
                                .forEach(squadron -> findings.add(card, "is not of " + squadron)));
    }

    private static boolean named(Card card, Trait squadron) {
        String color = squadron.wording().alone(Language.EN).replace(" Squadron", "");
        return (card.is(CardType.STARSHIP) || card.is(CardType.VEHICLE))
                && Pattern.compile("\\b" + Pattern.quote(color) + " (Squadron|\\d)")
                        .matcher(card.title())
                        .find();
    }
}
