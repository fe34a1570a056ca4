package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Death Star II: Reactor Core. */
class DeathStarIiReactorCoreTest {
    private static final Card RUMORS =
            Kinds.effect("Ominous Rumors", DARK, "900_1")
                    .unique()
                    .destiny(5)
                    .says(Abilities.adds(2, Figure.POWER, Filters.persona("Vader")));

    /** A suspended card has no text, and nothing reaches it. */
    @Test
    void ominousRumorsIsSuspended() {
        for (boolean core : new boolean[] {false, true}) {
            var table =
                    tableWith(RUMORS)
                            .site("Tatooine: Cantina", DARK)
                            .at("Tatooine: Cantina", "Darth Vader", "Luke Skywalker")
                            .beside(DARK, "Ominous Rumors")
                            .hand(LIGHT, "Alter (1_71)");
            if (core) {
                table.location("Death Star II: Reactor Core");
            }
            var scene = table.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.power("Darth Vader")).isEqualTo(core ? 6 : 8);
            scene.expect("Alter with the core: " + core, scene.isOffered("play Alter") != core);
        }
    }

    private static final Card OPERATIONAL =
            Kinds.epicEvent("That Thing's Operational", DARK, "900_2")
                    .destiny(0)
                    .says(Abilities.deploysOnTable());

    private static final String CORE = "Death Star II: Reactor Core";

    @Test
    void itBringsTheSuperlaserInTheDeployPhase() {
        var scene =
                tableWith(OPERATIONAL)
                        .location(CORE, DARK)
                        .reserve(DARK, "That Thing's Operational", "That Thing's Operational")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(CORE).passResponses().offers("nothing");
        scene.chooseOnly("That Thing's Operational").passResponses();
        assertThat(scene.isOnTable("That Thing's Operational")).isTrue();
        // its text names no phase and no number
        scene.passUntil(DARK).offers("use " + CORE);
        tableWith(OPERATIONAL)
                .location(CORE, DARK)
                .reserve(DARK, "That Thing's Operational")
                .turn(LIGHT, Phase.DEPLOY)
                .pass(LIGHT)
                .mayNot("use " + CORE);

        tableWith(OPERATIONAL)
                .location(CORE, DARK)
                .reserve(DARK, "That Thing's Operational")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + CORE);
    }

    @Test
    void lightAddsOneForEachPilotedStarfighterThere() {
        var scene =
                tableWith(OPERATIONAL)
                        .location(CORE, DARK)
                        .location("Death Star II: Capacitors", DARK)
                        .at(CORE, "X-wing", "Y-wing", "Red 1", "TIE Fighter")
                        .at("Death Star II: Capacitors", "A-wing")
                        .at("Tatooine", "Corellian Corvette")
                        .beside(DARK, "That Thing's Operational")
                        .turn(LIGHT, Phase.CONTROL);
        // Red 1 has no pilot
        assertThat(scene.figure(Figure.EPIC_EVENT_TOTAL, "X-wing", "That Thing's Operational"))
                .isEqualTo(2);
        for (String other : List.of("TIE Fighter", "Corellian Corvette")) {
            assertThat(scene.figure(Figure.EPIC_EVENT_TOTAL, other, "That Thing's Operational"))
                    .as(other)
                    .isZero();
        }
    }
}
