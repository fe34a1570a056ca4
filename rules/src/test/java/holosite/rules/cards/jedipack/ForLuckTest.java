package holosite.rules.cards.jedipack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** For Luck. */
class ForLuckTest {
    /** Darth Vader is the only Dark Jedi, Boba Fett has ability 3; the Dark Side draws a 4. */
    @Test
    void itExcludesADarkJediFromTheComparison() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    table().at(WAR_ROOM, "Darth Vader", "Boba Fett (5_91)", "Obi-Wan Kenobi")
                            .system("Tatooine", DARK)
                            .on("Tatooine", "Nightfall")
                            .beside(LIGHT, "For Luck")
                            .hand(DARK, "Alter (1_234)")
                            .nextDestiny(DARK, 4)
                            .force(LIGHT, 5)
                            .turn(DARK, Phase.CONTROL);
            scene.play("Alter (1_234)");
            if (scene.isOffered("Nightfall")) {
                scene.choose("Nightfall");
            }
            scene.offers("use For Luck");
            if (used) {
                scene.use("For Luck");
            }
            scene.passResponses();
            assertThat(scene.isIn("Nightfall", Zone.LOST_PILE)).isEqualTo(!used);
            assertThat(scene.forcePile(LIGHT)).hasSize(used ? 4 : 5);
        }
    }

    @Test
    void againstCounterAssaultItAddsADestiny() {
        for (boolean used : new boolean[] {true, false}) {
            var scene =
                    table().at(BAY, "Luke Skywalker")
                            .beside(LIGHT, "For Luck")
                            .hand(DARK, "Counter Assault")
                            .nextDestiny(DARK, 5)
                            .nextDestiny(LIGHT, 3)
                            .force(LIGHT, 1)
                            .force(DARK, 2)
                            .turn(LIGHT, Phase.CONTROL);
            double power = scene.totalPower(BAY, LIGHT);
            scene.drainAt(BAY).play("Counter Assault").offers("use For Luck");
            int life = scene.lifeForce(LIGHT) + scene.lifeForce(DARK);
            if (used) {
                scene.use("For Luck");
            }
            scene.passUntil(Prompt.Key.PHASE_ACTION);
            double difference = Math.abs(power + (used ? 3 : 0) - 5);
            assertThat(scene.lifeForce(LIGHT) + scene.lifeForce(DARK) - life)
                    .isEqualTo((int) -difference);
        }
    }

    @Test
    void itDeploysOnTheTable() {
        var scene = table().hand(LIGHT, "For Luck").turn(LIGHT, Phase.DEPLOY);
        scene.deploy("For Luck").passResponses();
        assertThat(scene.isOnTable("For Luck")).isTrue();
    }

    @Test
    void addingADestinyCostsAForce() {
        table().at(BAY, "Luke Skywalker")
                .beside(LIGHT, "For Luck")
                .hand(DARK, "Counter Assault")
                .force(DARK, 2)
                .turn(LIGHT, Phase.CONTROL)
                .drainAt(BAY)
                .play("Counter Assault")
                .mayNot("use For Luck");
    }

    @Test
    void itExcludesDarkJediOfTheOpponentOnly() {
        var scene =
                table().at(WAR_ROOM, "Darth Vader", "Emperor Palpatine", "Boba Fett (5_91)")
                        .at(WAR_ROOM, "Obi-Wan Kenobi")
                        .system("Tatooine", DARK)
                        .on("Tatooine", "Nightfall")
                        .beside(LIGHT, "For Luck")
                        .hand(DARK, "Alter (1_234)")
                        .nextDestiny(DARK, 4)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter (1_234)");
        if (scene.isOffered("Nightfall")) {
            scene.choose("Nightfall");
        }
        scene.use("For Luck");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Darth Vader", "Emperor Palpatine");
        assertThat(scene.decision())
                .isInstanceOfSatisfying(
                        Decision.ChooseCards.class, asked -> assertThat(asked.most()).isEqualTo(2));
        scene.choose("Darth Vader", "Emperor Palpatine").passResponses();
        assertThat(scene.isIn("Nightfall", Zone.LOST_PILE)).isFalse();
        assertThat(scene.forcePile(LIGHT)).hasSize(3);
    }

    @Test
    void aThirdInterruptIsNoneOfItsBusiness() {
        table().at(WAR_ROOM, "Darth Vader", "Obi-Wan Kenobi")
                .beside(LIGHT, "For Luck")
                .hand(DARK, "This Is Some Rescue!")
                .site(BAY, DARK)
                .on(WAR_ROOM, "Cell 2187")
                .force(LIGHT, 5)
                .turn(DARK, Phase.CONTROL)
                .play("This Is Some Rescue!")
                .mayNot("use For Luck");
    }

    @Test
    void nothingIsAddedWhereNoDestinyCanBeDrawn() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Trooper")
                        .beside(LIGHT, "For Luck")
                        .hand(DARK, "Counter Assault")
                        .force(DARK, 1)
                        .force(LIGHT, 1)
                        .used(LIGHT, "Luke Skywalker", "Leia Organa", "Han Solo")
                        .nothingElseInReserve(LIGHT)
                        .nextDestiny(DARK, 2)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(CANTINA).play("Counter Assault").use("For Luck").passResponses();
        // total 1 against 2
        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.lost(DARK)).containsExactly("Counter Assault");
    }

    @Test
    void theDestinyIsAddedOnlyWhereTheDrainIs() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Trooper")
                        .at(BAY, "Luke Skywalker")
                        .beside(LIGHT, "For Luck")
                        .hand(DARK, "Counter Assault")
                        .force(DARK, 1)
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        scene.drainAt(CANTINA).play("Counter Assault");
        double elsewhere = scene.totalPower(BAY, LIGHT);
        scene.use("For Luck");
        assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(1 + 3);
        assertThat(scene.totalPower(BAY, LIGHT)).isEqualTo(elsewhere);
    }
}
