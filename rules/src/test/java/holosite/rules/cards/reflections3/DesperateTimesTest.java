package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckFormat;
import holosite.rules.setup.DeckProblem;
import holosite.rules.setup.Setup;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Desperate Times. */
class DesperateTimesTest {
    private static final String TIMES = "Desperate Times";

    private static Scene outnumbered(String weapon, int destiny, String... more) {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper", "Darth Vader")
                        .at(CANTINA, more)
                        .on("Luke Skywalker", weapon)
                        .hand(LIGHT, TIMES)
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(CANTINA);
    }

    @Test
    void aBlasterFiresForFreeWithOneMore() {
        for (int destiny : new int[] {4, 5}) {
            var scene = outnumbered("Han's Heavy Blaster Pistol", destiny);
            scene.passUntil("play " + TIMES);
            int force = scene.forcePile(LIGHT).size();
            scene.play(TIMES).at("Darth Vader").passResponses();
            // the pistol's own 1 and 1 more against a defense value of 6
            assertThat(scene.isHit("Darth Vader")).isEqualTo(destiny == 5);
            assertThat(scene.forcePile(LIGHT)).hasSize(force);
        }
    }

    @Test
    void evenIfItWasFiredInTheBattle() {
        var scene = outnumbered("Han's Heavy Blaster Pistol", 1);
        scene.passUntil("fire Han's Heavy Blaster Pistol").fire("Han's Heavy Blaster Pistol");
        scene.at("Darth Vader").passResponses();
        scene.passUntil("play " + TIMES).play(TIMES);
    }

    @Test
    void onlyBlastersAndOnlyIfTheOpponentHasMoreCharacters() {
        var saber = outnumbered("Anakin's Lightsaber", 1);
        var even = outnumbered("Han's Heavy Blaster Pistol", 1, "Rebel Trooper");
        for (var scene : new Scene[] {saber, even}) {
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("play " + TIMES);
                        return scene.inBattle();
                    });
        }
    }

    /** Whether it is ever played in a battle that Light begins at the cantina. */
    private static boolean playable(Position position) {
        var scene = position.hand(LIGHT, TIMES).force(LIGHT, 5).turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA);
        while (scene.inBattle()) {
            if (scene.isOffered("play " + TIMES)) {
                return true;
            }
            scene.answerDefault();
        }
        return false;
    }

    private static Position armed(String... there) {
        return table().at(CANTINA, "Luke Skywalker")
                .at(CANTINA, there)
                .on("Luke Skywalker", "Han's Heavy Blaster Pistol");
    }

    @Test
    void onlyCharactersInTheBattleAreCounted() {
        assertThat(playable(armed("Stormtrooper#1", "Stormtrooper#2"))).isTrue();
        assertThat(playable(armed("Stormtrooper#1").at(MOS_EISLEY, "Stormtrooper#2"))).isFalse();
        assertThat(
                        playable(
                                armed("Stormtrooper#1", "Stormtrooper#2")
                                        .at(MOS_EISLEY, "Rebel Trooper")))
                .isTrue();
        String speeder = "Luke's X-34 Landspeeder";
        var outside =
                table().at(MOS_EISLEY, "Luke Skywalker", speeder)
                        .on("Luke Skywalker", "Han's Heavy Blaster Pistol");
        assertThat(outnumbered(outside.at(MOS_EISLEY, "Stormtrooper#1", "Stormtrooper#2")))
                .isTrue();
        var walker =
                table().at(MOS_EISLEY, "Luke Skywalker", "Blizzard 1", "Stormtrooper")
                        .on("Luke Skywalker", "Han's Heavy Blaster Pistol");
        assertThat(outnumbered(walker)).isFalse();
    }

    private static boolean outnumbered(Position position) {
        var scene = position.hand(LIGHT, TIMES).force(LIGHT, 5).turn(LIGHT, Phase.BATTLE);
        return scene.battleAt(MOS_EISLEY).isOffered("play " + TIMES);
    }

    @Test
    void theBlasterIsOnesOwnAndThere() {
        Position none = table().at(CANTINA, "Luke Skywalker", "Stormtrooper#1", "Stormtrooper#2");
        assertThat(playable(none.on("Stormtrooper#1", "Imperial Blaster"))).isFalse();
        Position away =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper#1", "Stormtrooper#2")
                        .at(MOS_EISLEY, "Han Solo")
                        .on("Han Solo", "Han's Heavy Blaster Pistol");
        assertThat(playable(away)).isFalse();
    }

    @Test
    void aPermanentBlasterFiresTooButNoLightsaber() {
        String[] more = {"Stormtrooper#1", "Stormtrooper#2"};
        assertThat(playable(table().at(CANTINA, "Han With Heavy Blaster Pistol").at(CANTINA, more)))
                .isTrue();
        assertThat(playable(table().at(CANTINA, "Luke With Lightsaber").at(CANTINA, more)))
                .isFalse();
    }

    @Test
    void itIsTheBlasterThatFiresNotItsBearer() {
        var scene =
                armed("Stormtrooper#1", "Stormtrooper#2", "Boba Fett")
                        .hand(LIGHT, TIMES)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + TIMES).play(TIMES);
        scene.offers("Stormtrooper#1", "Boba Fett").mayNot("Luke Skywalker");
    }

    @Test
    @Claim("desperate-times#1")
    void itHasNoEpisodeOneIcon() {
        var count =
                Kinds.effect("Plain Census", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Actions.may(
                                        Action.at(When.your(Phase.CONTROL))
                                                .then(
                                                        Effects.takeIntoHand(
                                                                Filters.with(Icon.EPISODE_I)))));
        var scene =
                tableWith(count)
                        .beside(LIGHT, "Plain Census")
                        .reserve(LIGHT, TIMES, "Are You Brain Dead?!")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Plain Census").offers("Are You Brain Dead?!").mayNot(TIMES);
    }

    private static List<DeckProblem> problems(DeckFormat format, String title) {
        Card card = AllCards.byTitle(title).getFirst();
        var deck = new Setup.PlayerDeck("deck", Collections.nCopies(60, card), "");
        return DeckCheck.problems(deck, LIGHT, format).stream()
                .filter(DeckProblem.NotInFormat.class::isInstance)
                .toList();
    }

    @Test
    @Claim("desperate-times#2")
    void itIsNotLegalInTheEpisodeOneEnvironment() {
        assertThat(problems(DeckFormat.EPISODE_I, TIMES)).isNotEmpty();
        assertThat(problems(DeckFormat.EPISODE_I, "Are You Brain Dead?!")).isEmpty();
        assertThat(problems(DeckFormat.OPEN, TIMES)).isEmpty();
    }

    @Test
    void aBlasterThatFiresRepeatedlyDoesNot() {
        for (String weapon : new String[] {"Light Repeating Blaster Rifle", "Blaster Rifle"}) {
            var position =
                    table().at(CANTINA, "Luke Skywalker", "EG-4 (Eegee-Four)")
                            .at(CANTINA, "Stormtrooper#1", "Stormtrooper#2", "Stormtrooper#3")
                            .on("Luke Skywalker", weapon);
            if (weapon.startsWith("Light")) {
                position.stolen(weapon);
            }
            assertThat(playable(position)).isEqualTo(weapon.equals("Blaster Rifle"));
        }
    }
}
