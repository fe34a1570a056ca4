package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mournful Roar. */
class MournfulRoarTest {
    private static final String ROAR = "Mournful Roar";

    private static Position chewie(String... there) {
        return table().at(FARM, "Chewbacca (2_3)").at(FARM, there);
    }

    @ParameterizedTest
    @CsvSource({"Han Solo, true", "Luke Skywalker, false"})
    void itComesOnChewieWhenHanIsLost(String lost, boolean comes) {
        var scene = chewie(lost).hit(lost).hand(DARK, ROAR).turn(DARK, Phase.CONTROL);
        if (comes) {
            scene.passUntil("deploy " + ROAR).deploy(ROAR).passResponses();
            assertThat(scene.hostOf(ROAR)).isEqualTo("Chewbacca");
        } else {
            mayNotInThisPhase(scene, "deploy " + ROAR);
        }
    }

    @ParameterizedTest
    @CsvSource({"Han Solo, true", "Luke Skywalker, false"})
    void orGoesMissing(String missing, boolean comes) {
        var scene =
                chewie().site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, missing)
                        .hand(DARK, ROAR, "He Hasn't Come Back Yet")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.play("He Hasn't Come Back Yet");
        if (scene.offered().contains(missing)) {
            scene.choose(missing);
        }
        if (comes) {
            scene.passUntil("deploy " + ROAR).deploy(ROAR).passResponses();
            assertThat(scene.hostOf(ROAR)).isEqualTo("Chewbacca");
        } else {
            mayNotInThisPhase(scene, "deploy " + ROAR);
        }
    }

    @ParameterizedTest
    @CsvSource({"Wookiee Roar", "Let The Wookiee Win"})
    void theOpponentMayNotPlayTheWookieesInterrupts(String title) {
        for (boolean roar : new boolean[] {true, false}) {
            var interrupt =
                    Kinds.usedInterrupt(title, LIGHT, "0_1")
                            .destiny(3)
                            .says(
                                    Actions.used(
                                            Action.at(When.anyTime())
                                                    .then(Effects.retrieve(Who.YOU, 1))));
            var position =
                    tableInsteadOf(interrupt)
                            .at(FARM, "Chewbacca (2_3)")
                            .hand(LIGHT, title)
                            .lost(LIGHT, 1);
            if (roar) {
                position.on("Chewbacca (2_3)", ROAR);
            }
            var scene = position.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.isOffered("play " + title)).isEqualTo(!roar);
        }
    }

    @Test
    void theOpponentLosesOneAtTheEndOfEachTurn() {
        var scene = chewie().on("Chewbacca (2_3)", ROAR).turn(LIGHT, Phase.DRAW);
        scene.endTurn();
        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.lost(DARK)).isEmpty();
        scene.endTurn();
        assertThat(scene.lost(LIGHT)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"Han Solo, false", "Luke Skywalker, true"})
    void itEndsWhenHanIsThere(String who, boolean stays) {
        var scene =
                chewie().on("Chewbacca (2_3)", ROAR)
                        .hand(LIGHT, who)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(who).passResponses();
        assertThat(scene.isOnTable(ROAR)).isEqualTo(stays);
    }
}
