package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.automatedWeapon;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** The lesser sentences of cards whose main ones are tested elsewhere. */
class WholeTextsTest {

    @Test
    void aRestrainingBoltGoesOnTheOpponentsDroid() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "C-3PO")
                        .site(BAY, DARK)
                        .hand(DARK, "Restraining Bolt")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Restraining Bolt").to("C-3PO");
        assertThat(scene.hostOf("Restraining Bolt")).startsWith("C-3PO");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move C-3PO");
    }

    @Test
    void bosskTakesChewiesForfeitWhileTheyArePresent() {
        var scene =
                table().at(CANTINA, "Bossk", "Chewbacca", "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        double forfeit = scene.forfeitValue("Chewbacca");
        scene.use("Bossk").at("Chewbacca");
        assertThat(forfeit).isPositive();
        assertThat(scene.forfeitValue("Chewbacca")).isZero();
    }

    @Test
    void aMainCorridorUnderLightControlCarriesNobody() {
        String corridor = "Executor: Main Corridor";
        String station = "Executor: Comm Station";
        table().at(corridor, "Rebel Trooper")
                .at(station, "Darth Vader")
                .turn(DARK, Phase.MOVE)
                .mayNot("use " + corridor + ", text 1", "use " + corridor + ", text 2");
        table().at(corridor, "Stormtrooper")
                .at(station, "Darth Vader")
                .turn(DARK, Phase.MOVE)
                .offers("use " + corridor + ", text 1", "use " + corridor + ", text 2");
    }

    @Test
    void chancesOverestimatedAndUnderestimatedMultiply() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Rebel Trooper")
                        .hand(DARK, "You Overestimate Their Chances")
                        .hand(LIGHT, "Don't Underestimate Our Chances")
                        .force(DARK, 2)
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA)
                .play("Don't Underestimate Our Chances")
                .play("You Overestimate Their Chances");
        double power = scene.battlePower(DARK) - scene.battlePower(LIGHT);
        scene.passUntil("forfeit Rebel Trooper");
        assertThat(scene.damageLeft(LIGHT)).isGreaterThanOrEqualTo(9 * (int) power);
    }

    @Test
    void hanIsFoundEvenWhereHeCouldNotDeploy() {
        var scene =
                table().at("Dagobah: Bog Clearing", "Chewbacca")
                        .hand(LIGHT, "We'll Find Han", "Han Solo")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Han Solo").play("We'll Find Han").choose("Han Solo");
        assertThat(scene.locationOf("Han Solo")).isEqualTo("Dagobah: Bog Clearing");
    }

    @Test
    void theSecondDeathStarsBayNamesTheWholePriceOfTransit() {
        String bay = "Death Star II: Docking Bay";
        String echo = "Hoth: Echo Docking Bay";
        var scene =
                table().at(echo, "Rebel Trooper")
                        .site(bay, DARK)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.transitFrom(echo);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(bay);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void aCharacterWeaponFindsTheSeekerASniperLooksFor() {
        var seeker =
                automatedWeapon("Plain Seeker", LIGHT, "0_9")
                        .destiny(3)
                        .is(Trait.SEEKER)
                        .says(Abilities.deploysOn(Filters.SITE));
        var scene =
                tableWith(seeker)
                        .at(CANTINA, "Stormtrooper")
                        .on(CANTINA, "Plain Seeker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, "Sniper")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Sniper").passResponses();
        assertThat(scene.lost(LIGHT)).contains("Plain Seeker");
    }

    @Test
    void theDungeonPaysBountyHuntersOncePerCaptive() {
        String dungeon = "Jabba's Palace: Dungeon";
        for (String escort : new String[] {"Bossk", "Stormtrooper"}) {
            var scene =
                    table().at(dungeon, escort)
                            .captive(escort, "Leia Organa")
                            .lost(DARK, "Sense", "Alter", "Control", "Overload", "Sniper")
                            .turn(DARK, Phase.MOVE);
            scene.answer("imprison " + escort);
            int left = escort.equals("Bossk") ? 3 : 5;
            assertThat(scene.lost(DARK)).hasSize(left);
            scene.passUntil(DARK, Phase.DRAW).passUntil(DARK, Phase.MOVE);
            scene.answer("take prisoner " + escort).answer("imprison " + escort);
            assertThat(scene.lost(DARK)).hasSize(left);
        }
    }

    @Test
    void redSixHasAProblemSooner() {
        for (String ship : new String[] {"Red 6", "Red 2"}) {
            var scene =
                    table().at("Tatooine", "Devastator", ship)
                            .pilot(ship, "Jek Porkins")
                            .pilot("Devastator", "DS-61-2")
                            .hand(DARK, "I've Got A Problem Here")
                            .force(DARK, 4)
                            .nextDestiny(DARK, 0, 4)
                            .nextDestiny(LIGHT, 0)
                            .turn(DARK, Phase.BATTLE);
            scene.battleAt("Tatooine").passUntil("play I've Got A Problem Here");
            double maneuver = scene.maneuver(ship);
            scene.play("I've Got A Problem Here").passResponses();
            assertThat(scene.isOnTable(ship))
                    .as(ship + " " + maneuver)
                    .isEqualTo(ship.equals("Red 2"));
        }
    }

    @Test
    void theCapacitorsServeTheStationAndThePlanetItOrbits() {
        var operational =
                Kinds.effect("That Thing's Operational", DARK, "0_8")
                        .destiny(3)
                        .says(Abilities.deploysOnTable());
        for (boolean charged : new boolean[] {true, false}) {
            var position =
                    tableWith(operational)
                            .system("Death Star II", DARK)
                            .site("Death Star II: Capacitors", DARK)
                            .system("Tatooine", DARK)
                            .system("Alderaan");
            var scene =
                    (charged ? position.beside(DARK, "That Thing's Operational") : position)
                            .aimed("Death Star II", "Tatooine")
                            .turn(DARK, Phase.CONTROL);
            for (String place : new String[] {"Death Star II", "Tatooine", "Alderaan"}) {
                assertThat(scene.figureAt(Figure.BATTLE_DESTINIES, place, DARK))
                        .as(place)
                        .isEqualTo(charged && !place.equals("Alderaan") ? 1 : 0);
            }
        }
    }
}
