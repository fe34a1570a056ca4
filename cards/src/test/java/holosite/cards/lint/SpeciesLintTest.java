package holosite.cards.lint;

import holosite.language.card.CardType;
import holosite.language.card.Trait;
import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** A character named after what it is, Talz or Devaronian, is one. */
final class SpeciesLintTest {
    @Test
    void whoIsNamedAfterHisSpeciesIsOfIt() {
        CardLints.check(
                "species",
                (card, findings) ->
                        Arrays.stream(Trait.values())
                                .filter(trait -> trait.of() == CardType.CHARACTER)
                                .filter(
                                        trait ->
                                                card.is(CardType.CHARACTER)
                                                        && !card.is(trait)
                                                        && trait.wording() instanceof Noun noun
                                                        && noun.in(Language.EN, false)
                                                                .equalsIgnoreCase(card.title()))
                                .forEach(trait -> findings.add(card, "is no " + trait)));
    }
}
