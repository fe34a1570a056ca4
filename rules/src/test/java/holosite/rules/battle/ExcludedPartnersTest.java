package holosite.rules.battle;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Conditions.isBattleDestiny;
import static holosite.language.words.Conditions.thereIs;
import static holosite.language.words.Effects.changeDestiny;
import static holosite.language.words.Filters.IT;
import static holosite.language.words.Filters.titled;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.card.Phase;
import holosite.language.effect.CancelDestiny;
import holosite.language.words.Kinds;
import holosite.rules.capture.Exclusion;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Two who change or cancel battle destinies when they are with each other. */
class ExcludedPartnersTest {
    private static final String ADDER = "Plain Adder";
    private static final String CANCELER = "Plain Canceler";

    private static Card partner(String title, String id, Ability text) {
        return Kinds.alien(title, LIGHT, id)
                .destiny(3)
                .deploy(1)
                .power(1)
                .ability(2)
                .forfeit(1)
                .says(text);
    }

    private static final Card ADDS =
            partner(
                    ADDER,
                    "0_71",
                    may(
                            at(just(DESTINY_DRAWN).by(YOU))
                                    .when(isBattleDestiny())
                                    .when(thereIs(titled(CANCELER).with(IT)))
                                    .then(changeDestiny(2))));

    private static final Card CANCELS =
            partner(
                    CANCELER,
                    "0_72",
                    may(
                            at(just(DESTINY_DRAWN).by(OPPONENT))
                                    .when(isBattleDestiny())
                                    .when(thereIs(titled(ADDER).with(IT)))
                                    .then(new CancelDestiny(false))));

    /** Who of the two could do something as both players draw a battle destiny. */
    private static Set<String> help(String... excluded) {
        var scene =
                tableWith(ADDS, CANCELS)
                        .at(CANTINA, "Darth Vader", ADDER, CANCELER, "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        for (String card : excluded) {
            Exclusion.exclude(scene.state(), new int[] {scene.card(card)});
        }
        var found = new TreeSet<String>();
        while (scene.inBattle()) {
            for (String card : new String[] {ADDER, CANCELER}) {
                if (scene.isOffered("use " + card)) {
                    found.add(card);
                }
            }
            scene.answerDefault();
        }
        return found;
    }

    @Test
    @Claim("excluded-from-battle#10")
    void togetherTheOneAddsAndTheOtherCancels() {
        assertThat(help()).containsExactly(ADDER, CANCELER);
        assertThat(help("Luke Skywalker")).containsExactly(ADDER, CANCELER);
    }

    @Test
    @Claim("excluded-from-battle#10")
    void withEitherOfThemExcludedNeitherDoes() {
        assertThat(help(ADDER)).isEmpty();
        assertThat(help(CANCELER)).isEmpty();
    }
}
