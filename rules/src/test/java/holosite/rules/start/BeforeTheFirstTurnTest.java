package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Actions.starts;
import static holosite.language.words.Amounts.number;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.objective;
import static holosite.rules.start.StartDecks.deck;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.effect.Activate;
import holosite.language.effect.Effect;
import holosite.language.effect.LoseForce;
import holosite.language.effect.SetUp;
import holosite.language.effect.UseForce;
import holosite.rules.kit.Scene;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Nobody activates, uses or loses Force before the first turn, whatever the starting cards say. */
class BeforeTheFirstTurnTest {
    private static final String HOLOTHEATRE = "Executor: Holotheatre";
    private static final String VISAGE = "Visage Of The Emperor";

    /** A game that Dark starts with an Objective that then does this. */
    private static Scene started(Effect... effects) {
        Card objective =
                objective("Hasty Start", DARK, "0_91")
                        .back("Hasty Start, Over")
                        .says(
                                starts(
                                        Stream.concat(
                                                        Stream.of(
                                                                SetUp.must(
                                                                        "system",
                                                                        titled("Ralltiir"))),
                                                        Arrays.stream(effects))
                                                .toArray(Effect[]::new)));
        var cards = new ArrayList<>(deck(DARK, "", "Ralltiir", HOLOTHEATRE, VISAGE).cards());
        cards.set(59, objective);
        var scene =
                StartDecks.start(
                        new Setup.PlayerDeck("Hasty", cards, ""),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));
        assertThat(scene.isOnTable("Hasty Start")).isTrue();
        assertThat(scene.isOnTable("Ralltiir")).isTrue();
        return scene;
    }

    @Test
    @Ruling("no-force-before-the-first-turn")
    void noForceIsActivated() {
        var scene = started(new Activate(Who.YOU, number(3), false));

        assertThat(scene.forcePile(DARK)).isEmpty();
        // from the first turn on it is
        scene.passUntil(DARK, Phase.ACTIVATE).activate();
        assertThat(scene.forcePile(DARK)).isNotEmpty();
    }

    @Test
    @Ruling("no-force-before-the-first-turn")
    void noForceIsUsed() {
        var scene = started(new UseForce(Who.YOU, number(1)));

        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(58);
    }

    @Test
    void noForceIsLost() {
        var scene = started(new LoseForce(Who.EITHER, number(2), Optional.empty()));

        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(scene.lost(LIGHT)).isEmpty();
    }

    @Test
    void noForceIsLostForWhatIsDeployedThen() {
        var scene =
                started(
                        SetUp.must("site", titled(HOLOTHEATRE)),
                        SetUp.must("visage", titled(VISAGE)));

        assertThat(scene.hostOf(VISAGE)).isEqualTo(HOLOTHEATRE);
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
