package holosite.rules.cards.jedipack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Decision;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Figures;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dark Forces. */
class DarkForcesTest {
    private static final String FORCES = "Dark Forces";

    /** Obi-Wan is the only Jedi, Luke has ability 4; the Light Side draws a 4. */
    private static Position alter() {
        return table().at(WAR_ROOM, "Obi-Wan Kenobi", "Luke Skywalker")
                .hand(LIGHT, "Alter (1_71)")
                .nextDestiny(LIGHT, 4)
                .force(DARK, 5);
    }

    @Test
    @Claim("dark-forces#1")
    void itSaysNothingBeforeItIsOnTheTable() {
        var scene = alter().hand(DARK, FORCES).turn(DARK, Phase.DEPLOY);
        scene.deploy(FORCES).play("Alter").mayNot("use " + FORCES).passResponses();
        assertThat(scene.isIn(FORCES, Zone.LOST_PILE)).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(5);
    }

    @Test
    @Claim("dark-forces#1")
    void onTheTableItExcludesAJediFromTheComparison() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    alter().system("Tatooine", DARK)
                            .on("Tatooine", "Sunsdown")
                            .beside(DARK, FORCES)
                            .turn(LIGHT, Phase.CONTROL);
            scene.play("Alter").choose("Sunsdown");
            scene.offers("use " + FORCES);
            if (used) {
                scene.use(FORCES);
            }
            scene.passResponses();
            // 4 < 6 with Obi-Wan, but not < 4 with Luke
            assertThat(scene.isIn("Sunsdown", Zone.LOST_PILE)).isEqualTo(!used);
            assertThat(scene.forcePile(DARK)).hasSize(used ? 4 : 5);
        }
    }

    @Test
    void itExcludesAsManyJediAsForceIsUsedForOneCardOnly() {
        var scene =
                table().at(
                                WAR_ROOM,
                                "Obi-Wan Kenobi",
                                "Qui-Gon Jinn With Lightsaber",
                                "Luke Skywalker")
                        .system("Tatooine", DARK)
                        .on("Tatooine", "Sunsdown")
                        .beside(DARK, FORCES)
                        .hand(LIGHT, "Alter (1_71)", "Alter (1_71)")
                        .nextDestiny(LIGHT, 4, 4)
                        .force(DARK, 2)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Alter").choose("Sunsdown").use(FORCES);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Obi-Wan Kenobi", "Qui-Gon Jinn With Lightsaber");
        scene.choose("Obi-Wan Kenobi", "Qui-Gon Jinn With Lightsaber").passResponses();
        assertThat(scene.isIn("Sunsdown", Zone.LOST_PILE)).isFalse();
        assertThat(scene.forcePile(DARK)).isEmpty();
        scene.play("Alter").choose("Sunsdown").passResponses();
        assertThat(scene.isIn("Sunsdown", Zone.LOST_PILE)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 1", "2, 2", "9, 2"})
    void noMoreJediAreExcludedThanThereIsForceFor(int force, int most) {
        var scene =
                table().at(WAR_ROOM, "Obi-Wan Kenobi", "Qui-Gon Jinn With Lightsaber")
                        .system("Tatooine", DARK)
                        .on("Tatooine", "Sunsdown")
                        .beside(DARK, FORCES)
                        .hand(LIGHT, "Alter (1_71)")
                        .force(DARK, force)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Alter").choose("Sunsdown");
        if (most == 0) {
            scene.mayNot("use " + FORCES);
            return;
        }
        scene.use(FORCES);
        assertThat(scene.decision())
                .isInstanceOfSatisfying(
                        Decision.ChooseCards.class,
                        asked -> assertThat(asked.most()).isEqualTo(most));
        scene.choose("Qui-Gon Jinn With Lightsaber");
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
    }

    @Test
    void senseIsMetInTheSameWayAndNoOtherInterruptIs() {
        var scene =
                table().site(CANTINA, DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .at("Tatooine: Mos Eisley", "Obi-Wan Kenobi", "Luke Skywalker")
                        .at(CANTINA, "Stormtrooper", "Sandtrooper")
                        .beside(DARK, FORCES)
                        .hand(DARK, "Elis Helrot")
                        .hand(LIGHT, "Sense")
                        .nextDestiny(DARK, 0)
                        .nextDestiny(LIGHT, 4)
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Elis Helrot").choose("Stormtrooper");
        scene.passUntil("play Sense").mayNot("use " + FORCES).play("Sense");
        scene.use(FORCES).passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo("Tatooine: Mos Eisley");
    }

    @Test
    void aDestinyIsAddedToTheTotalAgainstSurpriseAssault() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    table().site(CANTINA, LIGHT)
                            .at(CANTINA, "Stormtrooper")
                            .beside(DARK, FORCES)
                            .hand(LIGHT, "Surprise Assault")
                            .force(LIGHT, 1)
                            .force(DARK, 1)
                            .nextDestiny(DARK, 3)
                            .nextDestiny(LIGHT, 2)
                            .turn(DARK, Phase.CONTROL);
            scene.drainAt(CANTINA).play("Surprise Assault").offers("use " + FORCES);
            if (used) {
                scene.use(FORCES);
            }
            int light = scene.lost(LIGHT).size();
            int dark = scene.lost(DARK).size();
            scene.passResponses();
            while (scene.isOffered("Reserve Deck")) {
                scene.lose("Reserve Deck");
            }
            // total 1 + 3 against 2, or 1 against 2
            assertThat(scene.lost(LIGHT).size() - light).isEqualTo(used ? 3 : 1);
            assertThat(scene.lost(DARK).size() - dark).isEqualTo(used ? 0 : 1);
            assertThat(scene.forcePile(DARK)).hasSize(used ? 0 : 1);
        }
    }

    @Test
    void anInterruptThatComparesNoAbilityLeavesTheJediAlone() {
        var scene =
                table().at(WAR_ROOM, "Obi-Wan Kenobi")
                        .beside(DARK, FORCES)
                        .hand(LIGHT, "Effective Repairs")
                        .lost(LIGHT, "Nightfall", "Special Modifications")
                        .force(LIGHT, 3)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Effective Repairs").mayNot("use " + FORCES);
    }

    /** With everybody excluded there is nobody to compare with, and even destiny 0 is too high. */
    @Test
    void whereNobodyIsLeftAlterFails() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    table().at(WAR_ROOM, "Obi-Wan Kenobi")
                            .system("Tatooine", DARK)
                            .on("Tatooine", "Sunsdown")
                            .beside(DARK, FORCES)
                            .hand(LIGHT, "Alter (1_71)")
                            .nextDestiny(LIGHT, 0)
                            .force(DARK, 5)
                            .turn(LIGHT, Phase.CONTROL);
            scene.play("Alter").choose("Sunsdown");
            if (used) {
                scene.use(FORCES);
            }
            scene.passResponses();
            assertThat(scene.isIn("Sunsdown", Zone.LOST_PILE)).isEqualTo(!used);
        }
    }

    @Test
    void onlyJediAreExcludedAndNoDarkJedi() {
        var scene =
                alter().system("Tatooine", DARK)
                        .on("Tatooine", "Sunsdown")
                        .at(CANTINA, "Darth Vader", "Stormtrooper")
                        .at(BAY, "Qui-Gon Jinn With Lightsaber")
                        .beside(DARK, FORCES)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Alter").choose("Sunsdown").use(FORCES);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Obi-Wan Kenobi", "Qui-Gon Jinn With Lightsaber");
    }

    @Test
    void theDestinyIsAddedOnlyWhereTheDrainIs() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(CANTINA, "Stormtrooper")
                        .at(WAR_ROOM, "Sandtrooper")
                        .beside(DARK, FORCES)
                        .hand(LIGHT, "Surprise Assault")
                        .force(LIGHT, 1)
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA).play("Surprise Assault");
        double there = power(scene, CANTINA);
        double elsewhere = power(scene, WAR_ROOM);
        scene.use(FORCES);
        assertThat(power(scene, CANTINA)).isEqualTo(there + 3);
        assertThat(power(scene, WAR_ROOM)).isEqualTo(elsewhere);
    }

    @Test
    void nothingIsAddedWhereNoDestinyCanBeDrawn() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(CANTINA, "Stormtrooper")
                        .beside(DARK, FORCES)
                        .hand(LIGHT, "Surprise Assault")
                        .force(LIGHT, 1)
                        .force(DARK, 1)
                        .used(DARK, "Sandtrooper", "Darth Vader", "Garindan")
                        .nothingElseInReserve(DARK)
                        .nextDestiny(LIGHT, 2)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA).play("Surprise Assault").use(FORCES).passResponses();
        // total 1 against 2
        assertThat(scene.lost(DARK)).hasSize(1);
        assertThat(scene.lost(LIGHT)).containsExactly("Surprise Assault");
    }

    private static double power(Scene scene, String site) {
        return Figures.at(scene.state(), Figure.TOTAL_POWER, scene.card(site), DARK);
    }
}
