package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dark Hours. */
class DarkHoursTest {
    private static final String HOURS = "Dark Hours";

    /** Night on Tatooine, and Dark Hours in hand. */
    private static Position night() {
        return table().system("Tatooine", DARK)
                .on("Tatooine", "Sunsdown")
                .hand(DARK, HOURS)
                .force(DARK, 3);
    }

    @Test
    @Claim({"dark-hours#1", "dark-hours#2"})
    void eachCharacterThereButDroidsIsTargetedInTheOrderItsPlayerChooses() {
        var scene =
                night().at(CANTINA, "Luke Skywalker", "Stormtrooper", "C-3PO")
                        .at(BAY, "Rebel Trooper")
                        .nextDestiny(DARK, 5, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(HOURS).to(CANTINA).passResponses();
        scene.expectDecider(DARK).offers("Luke Skywalker", "Stormtrooper");
        scene.mayNot("C-3PO", "Rebel Trooper");
        // 5 is more than Luke's ability of 4; 1 is not more than the trooper's
        scene.choose("Luke Skywalker").passResponses();
        assertThat(scene.power("Luke Skywalker")).isZero();
        assertThat(scene.forfeitValue("Luke Skywalker")).isZero();
        assertThat(scene.ability("Luke Skywalker")).isZero();
        assertThat(scene.power("Stormtrooper")).isEqualTo(1);
        assertThat(scene.power("C-3PO")).isEqualTo(scene.printed(Figure.POWER, "C-3PO"));
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
    }

    @Test
    @Claim("dark-hours#2")
    void theOtherOrderGivesTheDestiniesToOthers() {
        var scene =
                night().at(CANTINA, "Luke Skywalker", "Stormtrooper")
                        .nextDestiny(DARK, 5, 1)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(HOURS).to(CANTINA).passResponses();
        scene.choose("Stormtrooper").passResponses();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        assertThat(scene.power("Stormtrooper")).isZero();
    }

    @Test
    void itDeploysOnASiteWhereItIsNight() {
        var scene = night().site(CANTINA, DARK).site(WAR_ROOM, DARK).turn(DARK, Phase.DEPLOY);
        scene.deploy(HOURS).to(CANTINA).passResponses();
        assertThat(scene.hostOf(HOURS)).isEqualTo(CANTINA);
    }

    @Test
    @Claim("dark-hours#3")
    void withAnEmptyReserveDeckTheOpponentChooses() {
        for (boolean sleeps : new boolean[] {true, false}) {
            var scene =
                    night().at(CANTINA, "Stormtrooper")
                            .nothingElseInReserve(DARK)
                            .turn(DARK, Phase.DEPLOY);
            scene.deploy(HOURS).to(CANTINA).passResponses();
            scene.expectDecider(LIGHT).answer(sleeps ? "yes" : "no");
            assertThat(scene.power("Stormtrooper")).isEqualTo(sleeps ? 0 : 1);
        }
        // with one card left it is drawn, and nobody is asked
        var one =
                night().at(CANTINA, "Stormtrooper")
                        .nothingElseInReserve(DARK)
                        .reserve(DARK, "Vader's Obsession")
                        .turn(DARK, Phase.DEPLOY);
        one.deploy(HOURS).to(CANTINA).passResponses();
        assertThat(one.power("Stormtrooper")).isZero();
    }

    /** A table where whoever is at the Cantina is asleep. */
    private static Scene asleep(Position position) {
        var scene = position.nextDestiny(DARK, 5, 5, 5).turn(DARK, Phase.DEPLOY);
        scene.deploy(HOURS).to(MOS_EISLEY);
        return scene.passUntil(DARK, Phase.DEPLOY);
    }

    @Test
    @Claim("dark-hours#4")
    void whoSleepsDoesNotMoveUntilTheEndOfDarksNextTurn() {
        var scene =
                asleep(
                        night().at(MOS_EISLEY, "Luke Skywalker")
                                .at(CANTINA, "Rebel Trooper")
                                .force(LIGHT, 9)
                                .reserve(LIGHT, 20)
                                .reserve(DARK, 20));
        scene.passUntil(LIGHT, Phase.MOVE)
                .offers("move Rebel Trooper")
                .mayNot("move Luke Skywalker");
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.power("Luke Skywalker")).isZero();
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.lost(DARK)).contains(HOURS);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        scene.offers("move Luke Skywalker");
    }

    @Test
    @Claim("dark-hours#5")
    void whoSleepsDoesNotDrive() {
        var awake =
                night().at(MOS_EISLEY, "Luke's X-34 Landspeeder")
                        .site(FARM, DARK)
                        .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        awake.offers("move Luke's X-34 Landspeeder");
        var scene =
                asleep(
                        night().at(MOS_EISLEY, "Luke's X-34 Landspeeder")
                                .site(FARM, DARK)
                                .pilot("Luke's X-34 Landspeeder", "Luke Skywalker")
                                .force(LIGHT, 9));
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move Luke's X-34 Landspeeder");
    }

    @Test
    @Claim("dark-hours#5")
    void whoFellAsleepOnFootDoesNotGetToDrive() {
        var scene =
                asleep(
                        night().at(MOS_EISLEY, "Luke's X-34 Landspeeder", "Luke Skywalker")
                                .site(CANTINA, DARK)
                                .force(LIGHT, 9));
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("embark Luke Skywalker");
    }

    @Test
    @Claim("dark-hours#6")
    void whoSleepsDoesNotPilot() {
        var position =
                table().system("Hoth", DARK)
                        .on("Hoth", "Sunsdown")
                        .hand(DARK, HOURS)
                        .force(DARK, 3)
                        .force(LIGHT, 9)
                        .at(PLAINS, "Rogue 1", "Stormtrooper")
                        .site(PERIMETER, LIGHT)
                        .pilot("Rogue 1", "Wedge Antilles");
        var scene = position.nextDestiny(DARK, 5, 5).turn(DARK, Phase.DEPLOY);
        double before = scene.power("Rogue 1");
        scene.deploy(HOURS).to(PLAINS);
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(before).isPositive();
        assertThat(scene.power("Rogue 1")).isZero();
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move Rogue 1");
    }

    @Test
    void whoSleepsWakesWhenTheEffectIsCanceled() {
        var scene =
                asleep(
                        night().at(MOS_EISLEY, "Luke Skywalker")
                                .at(CANTINA, "Obi-Wan Kenobi")
                                .hand(LIGHT, "Alter (1_71)")
                                .force(LIGHT, 9));
        assertThat(scene.power("Luke Skywalker")).isZero();
        scene.answerDefaults(() -> scene.whoDecides() != LIGHT);
        scene.nextDestiny(LIGHT, 1).play("Alter").at(HOURS).passUntil(DARK);
        assertThat(scene.isOnTable(HOURS)).isFalse();
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    void itGoesOnlyWhereItIsNight() {
        var scene =
                table().system("Tatooine", DARK)
                        .on("Tatooine", "Sunsdown")
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site("Yavin 4: Docking Bay", DARK)
                        .hand(DARK, "Dark Hours")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Dark Hours")).containsExactlyInAnyOrder(CANTINA, MOS_EISLEY);
    }

    @Test
    void onlyItsOwnDeployingPutsAnybodyToSleep() {
        var scene =
                night().at(CANTINA, "Stormtrooper")
                        .on(CANTINA, HOURS + "#2")
                        .hand(DARK, "EG-6")
                        .nextDestiny(DARK, 5, 5, 5)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("EG-6").passResponses();
        assertThat(scene.power("Stormtrooper")).isEqualTo(1);
    }
}
