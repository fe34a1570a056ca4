package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Our Most Desperate Hour. */
class OurMostDesperateHourTest {
    @Test
    void itGoesToAlderaanAndIsAimedAtARebelAtTatooine() {
        var scene =
                table().system("Alderaan", LIGHT)
                        .system("Hoth", LIGHT)
                        .at(CANTINA, "Luke Skywalker", "Wioslea")
                        .at(WAR_ROOM, "Han Solo (1_11)")
                        .hand(LIGHT, "Our Most Desperate Hour")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Our Most Desperate Hour").passResponses();
        assertThat(scene.hostOf("Our Most Desperate Hour")).isEqualTo("Alderaan");
        assertThat(scene.state().table().aim(scene.card("Our Most Desperate Hour")))
                .isEqualTo(scene.card("Luke Skywalker"));
    }

    @Test
    void notWithoutAlderaanOrSuchARebel() {
        table().system("Hoth", LIGHT)
                .at(CANTINA, "Luke Skywalker")
                .hand(LIGHT, "Our Most Desperate Hour")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Our Most Desperate Hour");
        table().system("Alderaan", LIGHT)
                .at(WAR_ROOM, "Luke Skywalker")
                .hand(LIGHT, "Our Most Desperate Hour")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Our Most Desperate Hour");
    }

    private static final String HOUR = "Our Most Desperate Hour";

    /** Luke, whom it is aimed at, and others of ability 2, 3, 4 and 6. */
    private static Position aimedAtLuke() {
        return table().system("Alderaan", LIGHT)
                .on("Alderaan", HOUR)
                .at("Tatooine", "Red 5")
                .pilot("Red 5", "Luke Skywalker")
                .aimed(HOUR, "Luke Skywalker")
                .at(CANTINA, "Han Solo (1_11)", "Obi-Wan Kenobi", "Dutch", "Rebel Trooper")
                .at(MOS_EISLEY, "Darth Vader", "Grand Moff Tarkin")
                .lost(LIGHT, 9)
                .force(LIGHT, 9);
    }

    @Test
    void whenItsTargetReachesItOneForceForEachOfAbilityThreeIsRetrievedAndTwoForEachAbove() {
        var scene = aimedAtLuke().turn(LIGHT, Phase.MOVE);
        scene.move("Red 5").to("Alderaan").passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(LIGHT)).hasSize(9 - 5 + 1).contains(HOUR);
    }

    @Test
    void neitherAnotherRebelNorAnotherUtinniEffectReachedCompletesIt() {
        String call = "Luke? Luuuuke!";
        var scene =
                aimedAtLuke()
                        .on(CANTINA, call)
                        .aimed(call, "Han Solo")
                        .at("Alderaan", "X-wing")
                        .passenger("X-wing", "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);
        scene.answerDefault();
        assertThat(scene.isOnTable(HOUR)).isTrue();
        assertThat(scene.isOnTable(call)).isFalse();
    }

    @Test
    void ofTwoUtinniEffectsAimedAtOneRebelOnlyTheOneReachedIsCompleted() {
        String call = "Luke? Luuuuke!";
        for (boolean above : new boolean[] {false, true}) {
            var position =
                    table().system("Alderaan", LIGHT)
                            .on("Alderaan", HOUR)
                            .site(CANTINA, DARK)
                            .on(CANTINA, call);
            if (above) {
                position.at("Alderaan", "Red 5").pilot("Red 5", "Luke Skywalker");
            } else {
                position.at(CANTINA, "Luke Skywalker");
            }
            var scene =
                    position.aimed(HOUR, "Luke Skywalker")
                            .aimed(call, "Luke Skywalker")
                            .turn(DARK, Phase.CONTROL);
            scene.answerDefault();
            assertThat(scene.isOnTable(HOUR)).isEqualTo(!above);
            assertThat(scene.isOnTable(call)).isEqualTo(above);
        }
    }
}
