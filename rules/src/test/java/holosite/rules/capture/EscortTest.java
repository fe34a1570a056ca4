package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Who holds a captive, and how it travels. */
class EscortTest {
    private static final String DEATH_STAR_BAY = "Death Star: Docking Bay 327";
    private static final String LEIA = "Leia Organa";

    private static Position escortAt(String site) {
        return table().at(site, "Dengar").captive("Dengar", LEIA);
    }

    private static void held(Scene scene, String escort) {
        assertThat(scene.isCaptive(LEIA)).isTrue();
        assertThat(scene.hostOf(LEIA)).isEqualTo(escort);
        assertThat(scene.roleOf(LEIA)).isEqualTo(Role.ESCORTED);
    }

    /** Dengar hits with his riot gun in a battle. */
    private static Scene captured(String... alsoThere) {
        var position =
                table().at(CANTINA, "Dengar")
                        .on("Dengar", "Dengar's Modified Riot Gun")
                        .at(CANTINA, LEIA, "Luke Skywalker");
        position = position.at(CANTINA, alsoThere);
        var scene = position.force(DARK, 9).nextDestiny(DARK, 6).turn(DARK, Phase.BATTLE);
        return scene.battleAt(CANTINA).fire("Dengar's Modified Riot Gun").at(LEIA);
    }

    @Test
    @Claim("escorting#1")
    void whoSeizesACaptiveIsItsEscort() {
        var scene = captured().answer(DARK, "seize");

        held(scene, "Dengar");
    }

    @Test
    @Claim("escorting#2")
    void anEscortTakesNoSecondCaptive() {
        var scene =
                table().at(CANTINA, "Dengar")
                        .captive("Dengar", "Han Solo")
                        .on("Dengar", "Dengar's Modified Riot Gun")
                        .at(CANTINA, LEIA, "Luke Skywalker")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dengar's Modified Riot Gun").at(LEIA);

        // nobody else is there to take her: she escapes
        assertThat(scene.used(LIGHT)).contains(LEIA);
        assertThat(scene.hostOf("Han Solo")).isEqualTo("Dengar");
    }

    @Test
    @Claim("escorting#3")
    void aCaptiveIsNotHandedToAnotherWarrior() {
        var scene =
                escortAt(CANTINA).at(CANTINA, "Stormtrooper").force(DARK, 5).turn(DARK, Phase.MOVE);

        assertThat(scene.offered()).noneMatch(words -> words.contains(LEIA));
        scene.mayNot("transfer " + LEIA, "imprison Dengar", "take prisoner Stormtrooper");
    }

    @Test
    @Claim("escorting#4")
    void itGoesAlongByLandspeedForNothingMore() {
        var scene = escortAt(CANTINA).site(BAY, DARK).force(DARK, 1).turn(DARK, Phase.MOVE);

        scene.move("Dengar").to(BAY);

        held(scene, "Dengar");
        assertThat(scene.locationOf(LEIA)).isEqualTo(BAY);
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    @Claim("escorting#5")
    void itGoesAlongByShuttle() {
        var scene =
                escortAt("Tatooine: Mos Eisley")
                        .at("Tatooine", "Devastator")
                        .force(DARK, 1)
                        .turn(DARK, Phase.MOVE);

        scene.shuttle("Dengar").to("Devastator");

        held(scene, "Dengar");
        assertThat(scene.locationOf(LEIA)).isEqualTo("Tatooine");
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    @Claim("escorting#6")
    void itGoesAlongByDockingBayTransit() {
        var scene = escortAt(BAY).site(DEATH_STAR_BAY, DARK).force(DARK, 5).turn(DARK, Phase.MOVE);
        var alone =
                table().at(BAY, "Dengar")
                        .site(DEATH_STAR_BAY, DARK)
                        .force(DARK, 5)
                        .turn(DARK, Phase.MOVE);

        scene.transitFrom(BAY);
        alone.transitFrom(BAY);

        held(scene, "Dengar");
        assertThat(scene.locationOf(LEIA)).isEqualTo(DEATH_STAR_BAY);
        // it costs what it costs without her
        assertThat(scene.used(DARK)).isNotEmpty().hasSameSizeAs(alone.used(DARK));
    }

    @Test
    @Claim("escorting#7")
    void itEmbarksAndDisembarksWithItsEscort() {
        var scene = escortAt(BAY).at(BAY, "Punishing One").force(DARK, 2).turn(DARK, Phase.MOVE);

        scene.embark("Dengar").to("Punishing One");
        held(scene, "Dengar");
        assertThat(scene.hostOf("Dengar")).isEqualTo("Punishing One");
        assertThat(scene.used(DARK)).isEmpty();

        scene.disembark("Dengar");
        held(scene, "Dengar");
        assertThat(scene.hostOf("Dengar")).isEqualTo(BAY);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Claim("escorting#8")
    void itGoesAlongFromOneDockedShipToTheOther() {
        var scene =
                table().at("Tatooine", "Executor", "Imperial-Class Star Destroyer")
                        .passenger("Executor", "Dengar")
                        .captive("Dengar", LEIA)
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);

        scene.answer("dock Executor");

        held(scene, "Dengar");
        assertThat(scene.hostOf("Dengar")).isEqualTo("Imperial-Class Star Destroyer");
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    @Claim("escorting#9")
    void itGoesAlongByTheMovementOfASite() {
        var scene =
                escortAt("Cloud City: Upper Plaza Corridor")
                        .site("Cloud City: Security Tower", DARK)
                        .force(DARK, 1)
                        .turn(DARK, Phase.MOVE);

        scene.use("Cloud City: Upper Plaza Corridor");

        held(scene, "Dengar");
        assertThat(scene.locationOf(LEIA)).isEqualTo("Cloud City: Security Tower");
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Claim("escorting#10")
    void itTakesAPassengerSeatAboard() {
        // three passenger seats: the captive has one beside its escort's
        var full =
                escortAt(BAY)
                        .at(BAY, "Bespin Motors Void Spider THX 1138")
                        .passenger(
                                "Bespin Motors Void Spider THX 1138", "Stormtrooper", "Snowtrooper")
                        .turn(DARK, Phase.MOVE);
        full.mayNot("embark Dengar");
        var alone =
                table().at(BAY, "Dengar", "Bespin Motors Void Spider THX 1138", "Sandtrooper")
                        .passenger(
                                "Bespin Motors Void Spider THX 1138", "Stormtrooper", "Snowtrooper")
                        .turn(DARK, Phase.MOVE);
        alone.embark("Dengar").mayNot("embark Sandtrooper");

        var room =
                escortAt(BAY)
                        .at(BAY, "Bespin Motors Void Spider THX 1138")
                        .passenger("Bespin Motors Void Spider THX 1138", "Stormtrooper")
                        .at(BAY, "Snowtrooper")
                        .turn(DARK, Phase.MOVE);
        room.embark("Dengar");
        held(room, "Dengar");
        room.mayNot("embark Snowtrooper");
    }

    @Test
    @Claim("escorting#10")
    void aPilotingEscortNeedsAPassengerSeatForItsCaptive() {
        var without = escortAt(BAY).at(BAY, "Black 2").turn(DARK, Phase.MOVE);
        without.mayNot("embark Dengar");

        var free = table().at(BAY, "Dengar", "Black 2").turn(DARK, Phase.MOVE);
        free.offers("embark Dengar");

        // a seat for a pilot and one for a passenger: full with the two of them
        String ship = "Punishing One";
        var both = escortAt(BAY).at(BAY, ship, "Snowtrooper").turn(DARK, Phase.MOVE);
        both.embark("Dengar");
        held(both, "Dengar");
        assertThat(both.roleOf("Dengar")).isEqualTo(Role.PILOT);
        both.mayNot("embark Snowtrooper");

        var taken = escortAt(BAY).at(BAY, ship).passenger(ship, "Snowtrooper");
        taken.turn(DARK, Phase.MOVE).mayNot("embark Dengar");
    }

    @Test
    @Claim("escorting#10")
    void aboardAFullShipNobodyTakesACaptive() {
        for (boolean full : new boolean[] {true, false}) {
            var table =
                    table().at("Tatooine", "Punishing One", "Millennium Falcon")
                            .pilot("Punishing One", "Dengar")
                            .pilot("Millennium Falcon", LEIA);
            if (full) {
                table.passenger("Punishing One", "Snowtrooper");
            }
            var scene = table.turn(DARK, Phase.CONTROL);

            var refusal = Escorts.refusal(scene.state(), scene.card("Dengar"), scene.card(LEIA));
            assertThat(refusal).isEqualTo(full ? Refusal.NO_ROOM : Refusal.NONE);
        }
    }

    @Test
    @Claim("escorting#10")
    void whoIsHeldAboardHasASeatThatNoOtherCaptiveGets() {
        // of the two seats for passengers one is Bossk's, the other Chewbacca's or free
        String car = "Ubrikkian 9000 Z001";
        for (boolean held : new boolean[] {true, false}) {
            var table = table().at(CANTINA, car, LEIA).pilot(car, "Dengar").passenger(car, "Bossk");
            if (held) {
                table.captive("Dengar", "Chewbacca");
            }
            var scene = table.turn(DARK, Phase.CONTROL);

            var refusal = Escorts.refusal(scene.state(), scene.card("Bossk"), scene.card(LEIA));
            assertThat(refusal).isEqualTo(held ? Refusal.NO_ROOM : Refusal.NONE);
        }
    }

    @Test
    @Claim("escorting#1")
    void aBountyHunterWhoIsNoWarriorSeizesACaptiveAndNobodyElseDoes() {
        for (boolean hunter : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, hunter ? "Danz Borin" : "Captain Piett")
                            .at(CANTINA, "Sim Aloo", "Admiral Ozzel")
                            .at(CANTINA, LEIA, "C-3PO")
                            .hand(DARK, "We Have A Prisoner")
                            .force(DARK, 9)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(CANTINA).passUntil("forfeit " + LEIA).forfeit(LEIA);
            scene.play("We Have A Prisoner");
            if (hunter) {
                scene.answer(DARK, "seize");
                held(scene, "Danz Borin");
            } else {
                assertThat(scene.used(LIGHT)).contains(LEIA);
            }
        }
    }

    @Test
    @Claim("escorting#2")
    void whoEscortsSomebodyTakesNoPrisonerEither() {
        String dungeon = "Jabba's Palace: Dungeon";
        for (boolean busy : new boolean[] {true, false}) {
            var table = table().at(dungeon, "Bossk").imprisoned(dungeon, "Han Solo");
            if (busy) {
                table.captive("Bossk", LEIA);
            }
            var scene = table.turn(DARK, Phase.MOVE);

            assertThat(scene.isOffered("take prisoner Bossk")).isEqualTo(!busy);
        }
    }
}
