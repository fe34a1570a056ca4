package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Informant. */
class InformantTest {
    private static final String INFORMANT = "Informant";

    private static Position spied() {
        return table().site(MOS_EISLEY, DARK)
                .at(CANTINA, "Luke Skywalker", "Stormtrooper", "Garindan")
                .undercover("Garindan")
                .at(BAY, "Darth Vader", "Leia Organa")
                .hand(DARK, INFORMANT)
                .force(LIGHT, 5);
    }

    @Test
    void charactersAtAdjacentSitesReactForFree() {
        var scene = spied().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        scene.passUntil(DARK)
                .mayNot("react with Darth Vader")
                .play(INFORMANT)
                .passUntil("react with Darth Vader");
        scene.react("Darth Vader").passResponses();
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(CANTINA);
        assertThat(scene.used(DARK)).contains(INFORMANT);
    }

    @Test
    void itNeedsAnUndercoverSpyThere() {
        var open =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper", "Garindan")
                        .at(BAY, "Darth Vader")
                        .hand(DARK, INFORMANT)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        mayNotInThisPhase(open, "play " + INFORMANT);
        var elsewhere =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper")
                        .at(BAY, "Darth Vader", "Garindan")
                        .undercover("Garindan")
                        .hand(DARK, INFORMANT)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        mayNotInThisPhase(elsewhere, "play " + INFORMANT);
    }

    @Test
    void whoIsFartherAwayOrOfTheOtherSideDoesNotReact() {
        var scene =
                spied().at(MOS_EISLEY, "Stormtrooper#2")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil(DARK).play(INFORMANT).passUntil("react with Darth Vader");
        scene.mayNot("react with Stormtrooper#2", "react with Leia Organa");
    }

    @Test
    void aSpyOfTheOtherSideIsNotMeant() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper", "TK-422")
                        .undercover("TK-422")
                        .at(BAY, "Darth Vader")
                        .hand(DARK, INFORMANT)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        mayNotInThisPhase(scene, "play " + INFORMANT);
    }

    @Test
    void vehiclesDoNotReactByIt() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(MOS_EISLEY, "Luke Skywalker", "Stormtrooper", "Garindan")
                        .undercover("Garindan")
                        .at(BAY, "Darth Vader", "Dewback")
                        .pilot("Dewback", "Dengar")
                        .hand(DARK, INFORMANT)
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.passUntil(DARK).play(INFORMANT).passUntil("react with Darth Vader");
        scene.mayNot("react with Dewback");
    }

    @Test
    void itCancelsSabotage() {
        var sabotage =
                Kinds.usedInterrupt("Sabotage", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.retrieve(Who.YOU, 1))));
        var scene =
                tableWith(sabotage)
                        .hand(LIGHT, "Sabotage (0_1)")
                        .hand(DARK, INFORMANT)
                        .lost(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Sabotage (0_1)");
        scene.passUntil("play " + INFORMANT).play(INFORMANT).passResponses();
        assertThat(scene.lost(LIGHT)).contains("Sabotage").hasSize(4);
        mayNotInThisPhase(
                table().hand(LIGHT, "Skywalkers", "The Bith Shuffle")
                        .hand(DARK, INFORMANT)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("The Bith Shuffle", 1),
                "play " + INFORMANT);
    }

    @Test
    void whoReactsByHisOwnTextStillPays() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(MOS_EISLEY, "Luke Skywalker", "Stormtrooper", "Garindan")
                        .undercover("Garindan")
                        .at(BAY, "dark Bantha")
                        .pilot("Bantha", "Dengar")
                        .hand(DARK, INFORMANT)
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        scene.passUntil(DARK).play(INFORMANT).passUntil("react with Bantha");
        scene.react("Bantha").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(4);
    }
}
