package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Alter, and Sense where they cancel each other. */
class AlterTest {
    private static String mine(Side side) {
        return side == DARK ? "Darth Vader" : "Obi-Wan Kenobi (1_21)";
    }

    private static String of(Side side, String title) {
        return title.equals("Alter")
                ? side == DARK ? "Alter (1_234)" : "Alter (1_71)"
                : (side == DARK ? "dark " : "light ") + title;
    }

    /** The opponent deploys an Effect; this player has Alter and a character of ability 6. */
    private static Scene deploying(Side side, int destiny) {
        Side other = side.opposite();
        String effect = other == DARK ? "Presence Of The Force" : "Bargaining Table";
        var scene =
                table().at(CANTINA, mine(side), "Jek Porkins", "Stormtrooper")
                        .hand(other, effect, of(other, "Sense"))
                        .hand(side, of(side, "Alter"))
                        .force(other, 3)
                        .force(side, 3)
                        .nextDestiny(side, destiny)
                        .turn(other, Phase.DEPLOY);
        scene.deploy(effect);
        if (other == DARK) {
            scene.to(CANTINA);
        }
        return scene;
    }

    @ParameterizedTest
    @CsvSource({"DARK, 5, false", "DARK, 6, true", "LIGHT, 5, false", "LIGHT, 6, true"})
    void anEffectBeingDeployedIsCanceledByADestinyBelowTheHighestAbility(
            Side side, int destiny, boolean stays) {
        String effect = side == LIGHT ? "Presence Of The Force" : "Bargaining Table";
        var scene = deploying(side, destiny);
        scene.play(of(side, "Alter")).passResponses();
        assertThat(scene.isOnTable(effect)).isEqualTo(stays);
        assertThat(scene.lost(side.opposite()).contains(effect)).isEqualTo(!stays);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void senseCancelsAlterWithoutADestiny(Side side) {
        Side other = side.opposite();
        String effect = side == LIGHT ? "Presence Of The Force" : "Bargaining Table";
        // a destiny of 6 would not do
        var scene = deploying(side, 5).nextDestiny(other, 6);
        scene.play(of(side, "Alter"));
        scene.expectDecider(other);
        scene.play(of(other, "Sense"), 3).passResponses();
        assertThat(scene.isOnTable(effect)).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void alterCancelsSense(Side side) {
        Side other = side.opposite();
        var find =
                Kinds.usedInterrupt("Plain Find", side, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(Effects.retrieve(Who.YOU, 1))));
        var scene =
                tableWith(find)
                        .at(CANTINA, mine(other))
                        .hand(side, "Plain Find", of(side, "Alter"))
                        .hand(other, of(other, "Sense"))
                        .lost(side, 3)
                        .nextDestiny(other, 1)
                        .turn(side, Phase.CONTROL);
        scene.play("Plain Find").play(of(other, "Sense"));
        scene.play(of(side, "Alter")).passResponses();
        assertThat(scene.lost(side)).hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"DARK, 5, false", "DARK, 6, true", "LIGHT, 5, false", "LIGHT, 6, true"})
    void senseCancelsAReact(Side side, int destiny, boolean goes) {
        Side other = side.opposite();
        String speeder = other == DARK ? "Blizzard Scout 1" : "Luke's X-34 Landspeeder";
        var position =
                table().at(MOS_EISLEY, mine(side), other == DARK ? "Stormtrooper" : "Rebel Trooper")
                        .site(BAY, DARK)
                        .at(FARM, speeder)
                        .hand(side, of(side, "Sense"))
                        .force(side, 5)
                        .force(other, 5)
                        .nextDestiny(side, destiny);
        if (other == LIGHT) {
            position.pilot(speeder, "Luke Skywalker");
        }
        var scene = position.turn(side, Phase.BATTLE).battleAt(MOS_EISLEY);
        scene.react(speeder).passUntil("play " + of(side, "Sense"));
        scene.play(of(side, "Sense")).passResponses();
        assertThat(scene.locationOf(speeder).equals(MOS_EISLEY)).isEqualTo(goes);
    }

    @ParameterizedTest
    @CsvSource({"DARK, A Disturbance In The Force", "LIGHT, A Tremor In The Force"})
    void anInsertCardIsImmuneToIt(Side side, String insert) {
        Side other = side.opposite();
        var scene =
                table().at(CANTINA, mine(other))
                        .hand(side, insert)
                        .hand(other, of(other, "Alter"))
                        .turn(side, Phase.DEPLOY);
        scene.deploy(insert).mayNot("play " + of(other, "Alter"));
    }
}
