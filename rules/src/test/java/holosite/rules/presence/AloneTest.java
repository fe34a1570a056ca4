package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Who is alone: the crew of a ship counts, too. */
class AloneTest {

    private static boolean lonePilot(Position position) {
        var scene =
                position.at("Tatooine", "Corellian Corvette")
                        .on("Corellian Corvette", "Quad Laser Cannon")
                        .hand(DARK, "Lone Pilot")
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("play Lone Pilot"));
        return scene.inBattle();
    }

    @Test
    void aSinglePermanentPilotIsAlone() {
        assertThat(lonePilot(table().at("Tatooine", "TIE Fighter"))).isTrue();
    }

    @Test
    @Ruling("permanent-pilot-alone")
    void aPermanentPilotIsNotAloneWithAnybodyAboard() {
        assertThat(lonePilot(table().at("Tatooine", "Devastator").pilot("Devastator", "DS-61-2")))
                .isFalse();
        assertThat(
                        lonePilot(
                                table().at("Tatooine", "Devastator")
                                        .passenger("Devastator", "Stormtrooper")))
                .isFalse();
        assertThat(lonePilot(table().at("Tatooine", "Devastator"))).isTrue();
    }

    @Test
    @Ruling("permanent-pilot-alone")
    void severalPermanentPilotsAreNotAlone() {
        assertThat(lonePilot(table().at("Tatooine", "Executor"))).isFalse();
    }

    @Test
    void aPilotAloneInAShipWithoutPermanentPilotIsAlone() {
        assertThat(lonePilot(table().at("Tatooine", "Black 2").pilot("Black 2", "DS-61-2")))
                .isTrue();
        assertThat(
                        lonePilot(
                                table().at("Tatooine", "Black 2", "TIE Fighter")
                                        .pilot("Black 2", "DS-61-2")))
                .isFalse();
    }

    @Test
    void whoSitsInAVehicleThereIsCompanyToo() {
        String tube = "Lift Tube (1_308)";
        var alone = table().at(CANTINA, "Stormtrooper", tube).turn(DARK, Phase.CONTROL);
        assertThat(Alone.is(alone.state(), alone.card("Stormtrooper"))).isTrue();

        for (String aboard : new String[] {"Bossk", "Probe Droid"}) {
            var scene =
                    table().at(CANTINA, "Stormtrooper", tube)
                            .passenger(tube, aboard)
                            .turn(DARK, Phase.CONTROL);
            assertThat(Alone.is(scene.state(), scene.card("Stormtrooper"))).isFalse();
            assertThat(Alone.is(scene.state(), scene.card(aboard))).isFalse();
        }
    }

    @Test
    void aDroidWithoutAbilityIsCompanyToo() {
        for (String other : new String[] {"Probe Droid", "light R2-D2"}) {
            var scene =
                    table().at("Tatooine: Cantina", "Stormtrooper", other)
                            .turn(DARK, Phase.CONTROL);

            assertThat(Alone.is(scene.state(), scene.card("Stormtrooper")))
                    .isEqualTo(!other.equals("Probe Droid"));
        }
    }

    private static final String[] FRIENDS = {"Han Solo", "Momaw Nadon"};

    @Test
    @Ruling("text-of-undercover-spies")
    void anUndercoverSpyIsNoCompany() {
        var open = table().at(CANTINA, FRIENDS).turn(LIGHT, Phase.CONTROL);
        assertThat(Alone.is(open.state(), open.card("Han Solo"))).isFalse();

        var covered =
                table().at(CANTINA, FRIENDS).undercover("Momaw Nadon").turn(LIGHT, Phase.CONTROL);
        assertThat(Alone.is(covered.state(), covered.card("Han Solo"))).isTrue();
    }

    @Test
    @Ruling("text-of-excluded-cards")
    void whoIsExcludedFromTheBattleIsNoCompanyInIt() {
        for (boolean stunned : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, "Stormtrooper", "General Tagge", "Rebel Trooper")
                            .hand(DARK, "Stunning Leader", "Lone Warrior")
                            .force(LIGHT, 1)
                            .force(DARK, 1)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(CANTINA);
            if (stunned) {
                scene.play("Stunning Leader");
            }
            scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("play Lone Warrior"));
            assertThat(scene.inBattle()).isEqualTo(stunned);
        }
    }
}
