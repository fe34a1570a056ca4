package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Proton Bombs: orbital bombardment from above, carpet bombing on a bombing run. */
class ProtonBombsTest {
    private static final String BOMBS = "Proton Bombs";
    private static final String BOMBER = "TIE Bomber";
    private static final String RUN = "Bombing Run";
    private static final String TO_BOMB = "bombing run with " + BOMBER;

    @Test
    @Claim("proton-bombs#1")
    void theyDeployOnYourBomberAndOnNoOtherShip() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", BOMBER, "Scimitar 2", "TIE Scout", "TIE Bomber#2")
                        .stolen("TIE Bomber#2")
                        .hand(DARK, BOMBS)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(CardTable.hosts(scene, BOMBS)).containsExactlyInAnyOrder(BOMBER, "Scimitar 2");
    }

    // ---- orbital bombardment

    /** A bomber with bombs above Tatooine, and Luke in the Cantina. */
    private static Position above() {
        return CardTable.table()
                .system("Tatooine", DARK)
                .site(CANTINA, DARK)
                .site(FARM, LIGHT)
                .at("Tatooine", BOMBER)
                .on(BOMBER, BOMBS)
                .at(CANTINA, "Luke Skywalker")
                .at(FARM, "Leia Organa")
                .force(DARK, 5);
    }

    private static Scene bombard(Position table, int destiny) {
        var scene = table.nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        return scene.drainAt("Tatooine").use(BOMBS).passResponses();
    }

    @Test
    @Claim({"proton-bombs#3", "proton-bombs#6"})
    void duringYourForceDrainADestinyAboveFourCollapsesARelatedInteriorSite() {
        for (int destiny : new int[] {4, 5}) {
            var scene = bombard(above(), destiny);

            assertThat(scene.has(CANTINA, Flag.COLLAPSED)).isEqualTo(destiny == 5);
            assertThat(scene.lost(LIGHT).contains("Luke Skywalker")).isEqualTo(destiny == 5);
            assertThat(scene.isOnTable("Leia Organa")).isTrue();
            assertThat(scene.locationOf(BOMBER)).isEqualTo("Tatooine");
            assertThat(scene.isOnTable(BOMBS)).isTrue();
        }
    }

    @Test
    @Claim("proton-bombs#3")
    void onlyARelatedInteriorSiteIsATarget() {
        var scene =
                above().site(BAY, LIGHT)
                        .system("Coruscant", DARK)
                        .site(CardTable.WAR_ROOM, DARK)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt("Tatooine").use(BOMBS);

        // a docking bay is both interior and exterior
        assertThat(CardTable.oneOf(scene)).containsExactlyInAnyOrder(CANTINA, BAY);
    }

    @Test
    void nothingIsBombedFromWhereTheBombsAreNotAndWithoutADrainOfYours() {
        var elsewhere =
                above().system("Kessel", DARK).at("Kessel", "Devastator").turn(DARK, Phase.CONTROL);
        elsewhere.mayNot("use " + BOMBS);
        elsewhere.drainAt("Kessel").mayNot("use " + BOMBS);

        var theirs =
                above().system("Kessel", LIGHT)
                        .at("Kessel", "X-wing")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt("Kessel");
        CardTable.mayNotInThisPhase(theirs, "use " + BOMBS);
    }

    @Test
    void whatWasUsedThisTurnDropsNoMoreBombs() {
        above().mark(BOMBS, Flag.USED_WEAPON)
                .turn(DARK, Phase.CONTROL)
                .drainAt("Tatooine")
                .mayNot("use " + BOMBS);
        over().mark(BOMBS, Flag.USED_WEAPON)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("use " + BOMBS);
    }

    @Test
    void aBomberWithoutAPilotDropsNoBombs() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .at("Tatooine", "Devastator", "Scimitar 2")
                        .on("Scimitar 2", BOMBS)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Tatooine");

        scene.mayNot("use " + BOMBS);
    }

    @Test
    @Claim("proton-bombs#2")
    void theyAreUsedAgainTurnAfterTurnButOnceInATurn() {
        var scene = above().site(BAY, LIGHT).nextDestiny(DARK, 5).turn(DARK, Phase.CONTROL);
        scene.drainAt("Tatooine").use(BOMBS).choose(CANTINA).passResponses();
        assertThat(scene.has(CANTINA, Flag.COLLAPSED)).isTrue();
        scene.mayNot("use " + BOMBS);

        scene.passUntil(DARK, Phase.DEPLOY).passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(DARK, 6);
        scene.drainAt("Tatooine").use(BOMBS).choose(BAY).passResponses();
        assertThat(scene.has(BAY, Flag.COLLAPSED)).isTrue();
    }

    @Test
    @Claim("proton-bombs#4")
    void aSiteUnderTheEnergyShieldIsNotBombed() {
        for (boolean shield : new boolean[] {true, false}) {
            var table =
                    CardTable.table()
                            .system("Hoth", DARK)
                            .site(COMMAND_CENTER, LIGHT)
                            .site(PLAINS, DARK)
                            .at("Hoth", BOMBER)
                            .on(BOMBER, BOMBS);
            if (shield) {
                table.site(GENERATORS, LIGHT);
            }
            var scene = table.turn(DARK, Phase.CONTROL).drainAt("Hoth");

            assertThat(scene.isOffered("use " + BOMBS)).isEqualTo(!shield);
        }
    }

    @Test
    @Claim("proton-bombs#5")
    void theyAreDroppedFromThePlanetSystemOrACloudSectorOnly() {
        var cloud =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .locationOf("Tatooine", "Clouds", LIGHT)
                        .site(CANTINA, DARK)
                        .at("Clouds", BOMBER)
                        .on(BOMBER, BOMBS)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Clouds");
        cloud.offers("use " + BOMBS);

        var station =
                CardTable.table()
                        .system("Death Star", DARK)
                        .site(CardTable.WAR_ROOM, DARK)
                        .at("Death Star", BOMBER)
                        .on(BOMBER, BOMBS)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt("Death Star");
        station.mayNot("use " + BOMBS);

        var below =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, BOMBER)
                        .mark(BOMBER, Flag.BOMBING_RUN)
                        .on(BOMBER, BOMBS)
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);
        below.mayNot("use " + BOMBS);
    }

    @Test
    void planetaryDefensesProtectTheirSite() {
        var scene =
                above().site(BAY, LIGHT)
                        .on(CANTINA, "Planetary Defenses")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt("Tatooine").use(BOMBS).passResponses();

        assertThat(scene.has(CANTINA, Flag.COLLAPSED)).isFalse();
        assertThat(scene.has(BAY, Flag.COLLAPSED)).isTrue();
    }

    // ---- carpet bombing

    /** A bomber over Mos Eisley: destiny 1 have Luke and the stormtrooper, 2 the X-wing. */
    private static Position over() {
        return CardTable.table()
                .system("Tatooine", DARK)
                .site(MOS_EISLEY, DARK)
                .on(MOS_EISLEY, RUN)
                .at(MOS_EISLEY, BOMBER, "Luke Skywalker", "X-wing", "Stormtrooper")
                .mark(BOMBER, Flag.BOMBING_RUN)
                .on(BOMBER, BOMBS)
                .force(DARK, 5);
    }

    @Test
    @Claim("proton-bombs#7")
    void inABombingRunBattleEverybodyThereWithThatDestinyNumberIsLost() {
        var scene =
                over().at(MOS_EISLEY, "Sandcrawler", "Leia Organa")
                        .site(FARM, LIGHT)
                        .at(FARM, "Han Solo")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.use(BOMBS).passResponses();

        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Leia Organa");
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
        assertThat(scene.isOnTable("X-wing")).isTrue();
        assertThat(scene.isOnTable("Han Solo")).isTrue();
        assertThat(scene.isOnTable(BOMBER)).isTrue();
    }

    @Test
    @Claim("proton-bombs#7")
    void starshipsAndVehiclesAreLostAsWell() {
        var ships =
                over().at(MOS_EISLEY, "Sandcrawler")
                        .nextDestiny(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        ships.use(BOMBS).passResponses();
        assertThat(ships.isOnTable("X-wing")).isFalse();
        assertThat(ships.isOnTable("Sandcrawler")).isFalse();
        assertThat(ships.isOnTable("Luke Skywalker")).isTrue();
        ships.mayNot("use " + BOMBS);

        // no other kind of card: Bombing Run itself has destiny 6
        var effect = over().nextDestiny(DARK, 6).turn(DARK, Phase.BATTLE).battleAt(MOS_EISLEY);
        effect.use(BOMBS).passResponses();
        assertThat(effect.isOnTable(RUN)).isTrue();

        var itself = over().nextDestiny(DARK, 0).turn(DARK, Phase.BATTLE).battleAt(MOS_EISLEY);
        itself.use(BOMBS).passResponses();
        assertThat(itself.lost(DARK)).contains(BOMBER);
    }

    @Test
    @Claim("proton-bombs#7")
    void withoutABombingRunNothingIsBombedInABattle() {
        var system =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .at("Tatooine", BOMBER, "X-wing")
                        .on(BOMBER, BOMBS)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        system.mayNot("use " + BOMBS);

        var other =
                over().site(FARM, LIGHT)
                        .at(FARM, "Han Solo", "Darth Vader")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        other.mayNot("use " + BOMBS);
    }

    @Test
    @Claim("proton-bombs#8")
    void aBomberThatHasLandedDropsNoBombs() {
        for (boolean run : new boolean[] {true, false}) {
            var position =
                    CardTable.table()
                            .system("Tatooine", DARK)
                            .at(MOS_EISLEY, "Luke Skywalker")
                            .on(MOS_EISLEY, RUN)
                            .at(run ? "Tatooine" : MOS_EISLEY, BOMBER)
                            .on(BOMBER, BOMBS)
                            .force(DARK, 9);
            if (!run) {
                position.at(MOS_EISLEY, "Stormtrooper");
            }
            var scene = position.turn(DARK, run ? Phase.CONTROL : Phase.BATTLE);
            if (run) {
                scene.passUntil(TO_BOMB).bombingRun(BOMBER).passResponses();
                scene.passUntil(DARK, Phase.BATTLE);
            }
            scene.battleAt(MOS_EISLEY);
            boolean offered = false;
            for (; scene.inBattle() && !offered; scene.answerDefault()) {
                offered = scene.isOffered("use " + BOMBS);
            }
            assertThat(offered).isEqualTo(run);
        }
    }

    @Test
    @Claim({"proton-bombs#2", "proton-bombs#8"})
    void theBomberComesDownByMeansOfBombingRunAndReturns() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, LIGHT)
                        .on(MOS_EISLEY, RUN)
                        .at("Tatooine", BOMBER)
                        .on(BOMBER, BOMBS)
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .at(FARM, "Leia Organa")
                        .force(LIGHT, 9)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt("Tatooine").use(BOMBS).passResponses();
        assertThat(scene.has(CANTINA, Flag.COLLAPSED)).isTrue();

        scene.passUntil(TO_BOMB).bombingRun(BOMBER).passResponses();
        assertThat(scene.locationOf(BOMBER)).isEqualTo(MOS_EISLEY);

        // the opponent begins the battle, and the bombs fall all the same
        scene.passUntil(LIGHT, Phase.BATTLE);
        scene.nextDestiny(DARK, 1);
        scene.battleAt(MOS_EISLEY).passUntil("use " + BOMBS);
        scene.use(BOMBS).passResponses();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.isOnTable("Leia Organa")).isTrue();

        scene.passUntil(DARK, Phase.BATTLE);
        assertThat(scene.locationOf(BOMBER)).isEqualTo(MOS_EISLEY);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.locationOf(BOMBER)).isEqualTo("Tatooine");
    }

    @Test
    @Claim("proton-bombs#7")
    void theMissingAreBombedAsWell() {
        var scene =
                over().at(MOS_EISLEY, "Leia Organa")
                        .missing("Leia Organa")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.use(BOMBS).passResponses();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Leia Organa");
    }
}
