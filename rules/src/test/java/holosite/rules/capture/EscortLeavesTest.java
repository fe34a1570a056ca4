package holosite.rules.capture;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.words.Effects;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** What becomes of a captive whose escort leaves play. */
class EscortLeavesTest {
    private static final String LEIA = "Leia Organa";

    @Test
    @Claim("escorting#11")
    void itEscapesToTheUsedPileWhenItsEscortIsLost() {
        var scene = lostEscort();

        scene.answer(LIGHT, "escape");

        assertThat(scene.used(LIGHT)).contains(LEIA);
    }

    @Test
    @Claim("escorting#12")
    void atASiteItMayStayInstead() {
        var scene = lostEscort();

        scene.answer(LIGHT, "rally");

        assertThat(scene.isCaptive(LEIA)).isFalse();
        assertThat(scene.hostOf(LEIA)).isEqualTo(CANTINA);
        assertThat(scene.occupies(LIGHT, CANTINA)).isTrue();
    }

    /** Puts the escort, or somebody beside him, into a pile or into hand. */
    private static Scene sentAway(String who, String to) {
        Card away =
                usedInterrupt("Plain Recall", DARK, "0_61")
                        .destiny(3)
                        .says(
                                used(
                                        Action.at(When.your(Phase.CONTROL))
                                                .then(
                                                        to.equals("hand")
                                                                ? Effects.toHand(titled(who))
                                                                : Effects.toUsedPile(
                                                                        titled(who)))));
        return tableWith(away)
                .at(CANTINA, "Dengar", "Stormtrooper")
                .captive("Dengar", LEIA)
                .hand(DARK, "Plain Recall")
                .turn(DARK, Phase.CONTROL)
                .play("Plain Recall")
                .passResponses();
    }

    @Test
    @Claim("escorting#11")
    void itEscapesHoweverItsEscortLeavesPlay() {
        for (String to : new String[] {"hand", "Used Pile"}) {
            var scene = sentAway("Dengar", to);
            scene.expectPrompt(Prompt.Key.CAPTIVE_FATE).answer(LIGHT, "escape");

            assertThat(scene.used(LIGHT)).as(to).contains(LEIA);
        }
    }

    @Test
    @Claim("escorting#11")
    void whileItsEscortStaysItIsHeld() {
        for (String to : new String[] {"hand", "Used Pile"}) {
            var scene = sentAway("Stormtrooper", to);

            assertThat(scene.isCaptive(LEIA)).as(to).isTrue();
            assertThat(scene.hostOf(LEIA)).as(to).isEqualTo("Dengar");
        }
    }

    private static Scene lostEscort() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Han Solo")
                        .captive("Stormtrooper", LEIA)
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(CANTINA).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
    }

    @Test
    @Claim("escorting#13")
    void itIsLostWithTheShipThatCarriesItAndItsEscort() {
        var scene =
                table().at("Tatooine", "Punishing One", "Corellian Corvette", "Millennium Falcon")
                        .pilot("Punishing One", "Dengar")
                        .pilot("Millennium Falcon", "Han Solo", "Chewbacca")
                        .captive("Dengar", LEIA)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").passUntil("forfeit Punishing One").forfeit("Punishing One");

        assertThat(scene.lost(LIGHT)).contains(LEIA);
        assertThat(scene.lost(DARK)).contains("Dengar", "Punishing One");
    }

    @Test
    @Claim({"escorting#11", "escorting#12"})
    void awayFromSitesItCanOnlyEscape() {
        var scene =
                table().at("Tatooine", "Punishing One", "Devastator", "Millennium Falcon")
                        .at("Tatooine", "Corellian Corvette")
                        .pilot("Punishing One", "Dengar")
                        .pilot("Millennium Falcon", "Han Solo", "Chewbacca")
                        .captive("Dengar", LEIA)
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();
        scene.passUntil("forfeit Dengar").forfeit("Dengar");

        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.CAPTIVE_FATE);
        assertThat(scene.isCaptive(LEIA)).isFalse();
        assertThat(scene.used(LIGHT)).contains(LEIA);
    }

    @Test
    @Claim({"escorting#11", "escorting#12"})
    void outOfBattleAndAboardAVehicleAtASiteItsOwnerChoosesToo() {
        var shot =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .captive("Stormtrooper", LEIA)
                        .on("Rebel Trooper", "Blaster Rifle")
                        .hand(LIGHT, "Sorry About The Mess")
                        .force(LIGHT, 6)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);
        shot.play("Sorry About The Mess");
        shot.expectPrompt(Prompt.Key.CAPTIVE_FATE).answer(LIGHT, "rally");
        assertThat(shot.hostOf(LEIA)).isEqualTo(CANTINA);
        assertThat(shot.isCaptive(LEIA)).isFalse();

        String plains = "Hoth: Ice Plains";
        var aboard =
                table().site(plains, DARK)
                        .at(plains, "Blizzard 2", "Obi-Wan Kenobi", "Luke Skywalker")
                        .at(plains, "Chewbacca", "Han Solo")
                        .passenger("Blizzard 2", "Snowtrooper")
                        .captive("Snowtrooper", LEIA)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        aboard.battleAt(plains).passUntil("forfeit Snowtrooper").forfeit("Snowtrooper");
        aboard.expectPrompt(Prompt.Key.CAPTIVE_FATE).answer(LIGHT, "escape");
        assertThat(aboard.used(LIGHT)).contains(LEIA);
    }

    @Test
    @Claim("escorting#13")
    void itIsLostWithTheVehicleThatCarriesBoth() {
        String plains = "Hoth: Ice Plains";
        var scene =
                table().site(plains, DARK)
                        .at(plains, "Blizzard 2", "Obi-Wan Kenobi", "Luke Skywalker")
                        .at(plains, "Chewbacca", "Han Solo")
                        .passenger("Blizzard 2", "Snowtrooper")
                        .captive("Snowtrooper", LEIA)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(plains).passUntil("forfeit Blizzard 2").forfeit("Blizzard 2");

        assertThat(scene.lost(LIGHT)).contains(LEIA);
        assertThat(scene.used(LIGHT)).doesNotContain(LEIA);
    }
}
