package holosite.rules.drain;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.ability.When.just;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.words.Abilities.always;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Actions.lost;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Filters.siteOf;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.lostInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.amount.Amount;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Force drains that may not be canceled, modified or reduced. */
class ProtectedDrainTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    private static final Card BAR =
            lostInterrupt("Plain Bar", LIGHT, "0_60")
                    .destiny(4)
                    .says(lost(at(just(DRAIN_INITIATED).by(OPPONENT)).then(cancelIt())));

    private static Card protection(String title, String id, Deed deed) {
        return effect(title, DARK, id)
                .destiny(3)
                .says(deploysOnTable(), mayNot(deed, YOU, ANYTHING, siteOf("Tatooine")));
    }

    private static final Card UNCANCELED = protection("Plain Resolve", "0_61", Deed.CANCEL_DRAIN);
    private static final Card UNREDUCED = protection("Plain Greed", "0_62", Deed.REDUCE_DRAIN);

    /** Out of reach of the opponent's cards only. */
    private static final Card UNMODIFIED =
            effect("Plain Order", DARK, "0_63")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            mayNot(
                                    Deed.MODIFY_DRAIN,
                                    YOU,
                                    opponents(ANYTHING),
                                    siteOf("Tatooine")));

    private static Card change(String title, holosite.language.card.Side side, String id, int by) {
        return effect(title, side, id)
                .destiny(3)
                .says(
                        deploysOnTable(),
                        always(Modifier.add(FORCE_DRAIN, Amount.of(by), titled(CANTINA))));
    }

    private static final Card LESS = change("Plain Thrift", LIGHT, "0_64", -1);
    private static final Card MORE = change("Plain Folly", LIGHT, "0_65", 2);
    private static final Card OWN = change("Plain Zeal", DARK, "0_66", 4);

    private static final Card LIMIT =
            effect("Plain Limit", LIGHT, "0_67")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            always(Modifier.atMost(FORCE_DRAIN, Amount.of(1), titled(CANTINA))));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(BAR, UNCANCELED, UNREDUCED, UNMODIFIED, LESS, MORE, OWN, LIMIT));
        return Scene.with(() -> cards).at(CANTINA, "Darth Vader");
    }

    private static double drain(String... beside) {
        var position = table();
        for (String title : beside) {
            boolean dark =
                    List.of("Plain Resolve", "Plain Greed", "Plain Order", "Plain Zeal")
                            .contains(title);
            position.beside(dark ? DARK : LIGHT, title);
        }
        return position.turn(DARK, Phase.CONTROL).forceDrain(CANTINA, DARK);
    }

    @Test
    void aDrainThatMayNotBeCanceledIsNotCanceledByACard() {
        for (boolean guarded : new boolean[] {true, false}) {
            var position = table().hand(LIGHT, "Plain Bar");
            if (guarded) {
                position.beside(DARK, "Plain Resolve");
            }
            var scene = position.turn(DARK, Phase.CONTROL).drainAt(CANTINA);

            assertThat(scene.isOffered("play Plain Bar")).isEqualTo(!guarded);
            if (!guarded) {
                scene.play("Plain Bar");
                assertThat(scene.lost(LIGHT)).containsExactly("Plain Bar");
            }
        }
    }

    @Test
    void presenceBroughtByAReactCancelsItStill() {
        var scene =
                table().beside(DARK, "Plain Resolve")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .at(FARM, SPEEDER)
                        .pilot(SPEEDER, "Han Solo")
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);

        scene.react(SPEEDER).passUntil(DARK, Phase.CONTROL);

        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void aDrainThatMayNotBeReducedCanStillBeRaised() {
        double icons = drain();
        assertThat(icons).isEqualTo(2);

        assertThat(drain("Plain Thrift")).isEqualTo(icons - 1);
        assertThat(drain("Plain Thrift", "Plain Greed")).isEqualTo(icons);
        assertThat(drain("Plain Folly", "Plain Greed")).isEqualTo(icons + 2);
    }

    @Test
    void oneThatTheOpponentMayNotModifyIsModifiedByItsOwnPlayer() {
        double icons = drain();

        assertThat(drain("Plain Order", "Plain Thrift", "Plain Folly")).isEqualTo(icons);
        assertThat(drain("Plain Order", "Plain Zeal")).isEqualTo(icons + 4);
    }

    @Test
    void aLimitIsNoModification() {
        assertThat(drain("Plain Order", "Plain Limit")).isEqualTo(1);
        assertThat(drain("Plain Greed", "Plain Limit")).isEqualTo(1);
    }
}
