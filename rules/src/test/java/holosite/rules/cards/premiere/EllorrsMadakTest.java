package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.modifier.Standing;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ellorrs Madak, and Baniss Keeg, who does the same for the other side. */
class EllorrsMadakTest {
    @Test
    @Claim({"ellorrs-madak#1", "ellorrs-madak#2"})
    void heMakesAPilotOfOneWhoIsNone() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                        .hand(LIGHT, "Ellorrs Madak")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Ellorrs Madak").passResponses();
        assertThat(scene.hostOf("Ellorrs Madak")).isEqualTo("Rebel Trooper");
        assertThat(
                        Standing.of(scene.state())
                                .hasIcon(scene.state(), scene.card("Rebel Trooper"), Icon.PILOT))
                .isTrue();
        assertThat(
                        Standing.of(scene.state())
                                .hasIcon(scene.state(), scene.card("Stormtrooper"), Icon.PILOT))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({"Rebel Trooper, 2", "Jek Porkins, 1"})
    @Claim({"ellorrs-madak#2", "ellorrs-madak#3"})
    void whatThePupilPilotsIsStronger(String pilot, int more) {
        var plain =
                table().at("Tatooine", "Corellian Corvette", "Medium Transport")
                        .pilot("Corellian Corvette", "Jek Porkins")
                        .turn(LIGHT, Phase.CONTROL);
        var scene =
                table().at("Tatooine", "Corellian Corvette", "Medium Transport")
                        .pilot("Corellian Corvette", pilot)
                        .on(pilot, "Ellorrs Madak")
                        .turn(LIGHT, Phase.CONTROL);
        int own = pilot.equals("Jek Porkins") ? (int) plain.power("Corellian Corvette") : 5;
        assertThat(scene.power("Corellian Corvette")).isEqualTo(own + more);
        assertThat(scene.power("Medium Transport")).isEqualTo(plain.power("Medium Transport"));
    }

    @Test
    @Claim({"ellorrs-madak#3", "ellorrs-madak#4"})
    void pilotsAndOthersArePupilsButNotDroidsOrStrangers() {
        var scene =
                table().at(CANTINA, "Jek Porkins", "Rebel Trooper", "C-3PO", "Stormtrooper")
                        .hand(LIGHT, "Ellorrs Madak")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Ellorrs Madak"))
                .containsExactlyInAnyOrder("Jek Porkins", "Rebel Trooper");
        table().at(CANTINA, "C-3PO")
                .hand(LIGHT, "Ellorrs Madak")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Ellorrs Madak");
    }

    @Test
    @Claim("ellorrs-madak#5")
    void alterDoesNotReachHim() {
        table().at(CANTINA, "Rebel Trooper", "Darth Vader")
                .on("Rebel Trooper", "Ellorrs Madak")
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Alter");
        table().at(CANTINA, "General Veers", "Darth Vader")
                .on("General Veers", "Demotion")
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .offers("play Alter");
    }

    @Test
    void banissKeegDoesTheSame() {
        assertThat(table().hand(DARK, "Baniss Keeg").turn(DARK).printed("Baniss Keeg").text())
                .isEqualTo(
                        table().hand(LIGHT, "Ellorrs Madak")
                                .turn(DARK)
                                .printed("Ellorrs Madak")
                                .text());
    }

    /** Without the lesson a pilot becomes a passenger, or leaves a ship that has no room. */
    @ParameterizedTest
    @CsvSource({
        "Corellian Corvette, Rebel Trooper, true, PASSENGER",
        "X-wing, Rebel Trooper, true, NONE",
        "X-wing, Rebel Trooper, false, PILOT",
        "X-wing, Jek Porkins, true, PILOT"
    })
    void whoLosesHisTeacherLeavesTheControls(
            String ship, String pilot, boolean canceled, Role then) {
        var end =
                Kinds.lostInterrupt("Plain End", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Actions.lost(
                                        Action.at(When.anyTime())
                                                .then(
                                                        Effects.cancel(
                                                                Filters.titled("Ellorrs Madak")))));
        var scene =
                tableWith(end)
                        .at("Tatooine", ship)
                        .pilot(ship, pilot)
                        .on(pilot, "Ellorrs Madak", "Blaster")
                        .hand(LIGHT, "Plain End")
                        .turn(LIGHT, Phase.CONTROL);
        if (canceled) {
            scene.play("Plain End").passResponses();
        }
        var table = scene.state().table();
        assertThat(table.role(scene.card(pilot))).isEqualTo(then);
        assertThat(scene.used(LIGHT).contains(pilot)).isEqualTo(then == Role.NONE);
        assertThat(scene.lost(LIGHT).contains("Blaster")).isEqualTo(then == Role.NONE);
    }
}
