package holosite.rules.cards.jabbaspalacesealeddeck;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.modifier.Immunities;
import org.junit.jupiter.api.Test;

/** No Escape, the Effect. */
class NoEscapeTest {
    private static final String ESCAPE = "No Escape (112_16)";
    private static final String CAR = "Bespin Motors Void Spider THX 1138";

    @Test
    void asItDeploysYouMayTakeTheTopCardOfYourLostPileIntoHand() {
        var scene =
                CardTable.table()
                        .lost(DARK, "Darth Vader", "Stormtrooper")
                        .hand(DARK, ESCAPE)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("No Escape").use("No Escape").passResponses();
        assertThat(scene.isOnTable("No Escape")).isTrue();
        assertThat(scene.hand(DARK)).containsExactly("Darth Vader");
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
        scene.mayNot("use No Escape");
    }

    @Test
    void itMayBeLeftThere() {
        var scene =
                CardTable.table()
                        .lost(DARK, "Darth Vader")
                        .hand(DARK, ESCAPE)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("No Escape").pass().passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Darth Vader");
        CardTable.mayNotInThisPhase(scene, "use No Escape");
    }

    @Test
    void nothingIsTakenFromAnEmptyPileNorWhenAnotherCardDeploys() {
        var empty = CardTable.table().hand(DARK, ESCAPE).turn(DARK, Phase.DEPLOY);
        empty.deploy("No Escape");
        CardTable.mayNotInThisPhase(empty, "use No Escape");

        var another =
                CardTable.table()
                        .lost(DARK, "Darth Vader")
                        .beside(DARK, ESCAPE)
                        .hand(DARK, "Secret Plans (7_240)")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        another.deploy("Secret Plans (7_240)");
        CardTable.mayNotInThisPhase(another, "use No Escape");
    }

    @Test
    void otherCardsOtherPlacesAndTheOpponentPayAndGenerateAsUsual() {
        for (boolean escape : new boolean[] {false, true}) {
            var table =
                    CardTable.table()
                            .system("Kashyyyk", LIGHT)
                            .locationOf("Kashyyyk", "Forest", LIGHT)
                            .locationOf("Kashyyyk", "Spaceport City", DARK)
                            .locationOf("Kashyyyk", "Clouds", LIGHT)
                            .site(MOS_EISLEY, LIGHT)
                            .at("Forest", "Stormtrooper", "Luke Skywalker")
                            .at(MOS_EISLEY, "Stormtrooper#2")
                            .hand(DARK, "Assault Rifle", CAR)
                            .hand(LIGHT, "Obi-Wan Kenobi")
                            .force(DARK, 9);
            if (escape) {
                table.beside(DARK, ESCAPE);
            }
            var scene = table.turn(DARK, Phase.DEPLOY);
            assertThat(scene.deployCost("Assault Rifle", "Stormtrooper"))
                    .isEqualTo(scene.deployCost("Assault Rifle", "Stormtrooper#2"))
                    .isPositive();
            assertThat(scene.deployCost(CAR, "Clouds"))
                    .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, CAR))
                    .isPositive();
            assertThat(scene.deployCost("Obi-Wan Kenobi", "Forest"))
                    .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "Obi-Wan Kenobi"));
            for (String place : new String[] {"Spaceport City", "Clouds", MOS_EISLEY}) {
                assertThat(scene.figureAt(Figure.FORCE_GENERATION, place, DARK))
                        .isEqualTo(scene.forceIcons(place, DARK));
            }
            assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT))
                    .isEqualTo(scene.forceIcons("Forest", LIGHT));
        }
    }

    @Test
    void atTheOpponentsGenericSitesYouDeployForThreeLessAndGenerateOneMore() {
        for (boolean escape : new boolean[] {false, true}) {
            var table =
                    CardTable.table()
                            .system("Kashyyyk", LIGHT)
                            .locationOf("Kashyyyk", "Forest", LIGHT)
                            .locationOf("Kashyyyk", "Spaceport City", DARK)
                            .site(MOS_EISLEY, LIGHT)
                            .hand(DARK, "Darth Vader", "Blizzard 1")
                            .hand(LIGHT, "Obi-Wan Kenobi")
                            .force(DARK, 9);
            if (escape) {
                table.beside(DARK, ESCAPE);
            }
            var scene = table.turn(DARK, Phase.DEPLOY);
            int less = escape ? 3 : 0;
            assertThat(scene.deployCost("Darth Vader", "Forest")).isEqualTo(6 - less);
            assertThat(scene.deployCost("Darth Vader", MOS_EISLEY)).isEqualTo(6);
            assertThat(scene.deployCost("Darth Vader", "Spaceport City"))
                    .isEqualTo(scene.deployCost("Darth Vader", MOS_EISLEY));
            assertThat(scene.deployCost("Blizzard 1", MOS_EISLEY))
                    .isEqualTo(scene.deployCost("Blizzard 1", "Forest") + less);
            assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", DARK))
                    .isEqualTo(scene.forceIcons("Forest", DARK) + (escape ? 1 : 0));
        }
    }

    @Test
    void effectsEpicEventsAndObjectivesAreImmuneToHonorOfTheJediAndItselfToAlter() {
        var honor =
                Kinds.effect("Honor Of The Jedi", LIGHT, "0_1")
                        .destiny(4)
                        .says(Abilities.deploysOnTable());
        for (boolean escape : new boolean[] {false, true}) {
            var table =
                    CardTable.tableWith(honor)
                            .beside(LIGHT, "Honor Of The Jedi")
                            .beside(DARK, "Secret Plans (7_240)")
                            .site(MOS_EISLEY, LIGHT)
                            .on(MOS_EISLEY, "Bombing Run")
                            .at(MOS_EISLEY, "Darth Vader")
                            .hand(LIGHT, "Alter (1_71)")
                            .at(MOS_EISLEY, "Luke Skywalker")
                            .force(LIGHT, 9);
            if (escape) {
                table.beside(DARK, ESCAPE);
            }
            var scene = table.turn(LIGHT, Phase.CONTROL);
            int from = scene.card("Honor Of The Jedi");
            assertThat(Immunities.protects(scene.state(), scene.card("Secret Plans (7_240)"), from))
                    .isEqualTo(escape);
            assertThat(Immunities.protects(scene.state(), scene.card("Darth Vader"), from))
                    .isFalse();
            // "Effects" are the normal ones, and a Mobile Effect is none
            assertThat(Immunities.protects(scene.state(), scene.card("Bombing Run"), from))
                    .isFalse();
        }
    }
}
