package holosite.rules.cards.virtualset0;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Compare;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Amounts;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Defensive Fire. */
class DefensiveFireTest {
    private static final String FIRE = "Defensive Fire";

    private static Scene attacked(String weapon, String bearer, int... destinies) {
        var scene =
                table().at(CANTINA, bearer, "Luke Skywalker")
                        .on(bearer, weapon)
                        .hand(DARK, FIRE)
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, destinies)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA);
        return scene;
    }

    @Test
    @Claim({"defensive-fire-v#1", "defensive-fire-v#5"})
    void whenTheOpponentBeginsABattleAWeaponFiresForFreeWithTwoMore() {
        for (int destiny : new int[] {2, 3}) {
            var scene = attacked("Imperial Blaster", "Stormtrooper", destiny);
            // no Force at all
            assertThat(scene.forcePile(DARK)).isEmpty();
            scene.play(FIRE).at("Luke Skywalker").passResponses();
            assertThat(scene.isHit("Luke Skywalker")).isEqualTo(destiny == 3);
        }
        var own =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, FIRE)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        own.battleAt(CANTINA).mayNot("play " + FIRE);
    }

    @Test
    @Claim("defensive-fire-v#2")
    void noLightsaber() {
        attacked("Vader's Lightsaber", "Darth Vader").mayNot("play " + FIRE);
        attacked("Imperial Blaster", "Stormtrooper").offers("play " + FIRE);
    }

    @Test
    @Claim("defensive-fire-v#3")
    void noPermanentWeapon() {
        var scene =
                table().at(CANTINA, "Boba Fett With Blaster Rifle", "Luke Skywalker")
                        .hand(DARK, FIRE)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).mayNot("play " + FIRE);
        // beside a blaster that is a card only that one fires
        var beside =
                table().at(
                                CANTINA,
                                "Boba Fett With Blaster Rifle",
                                "Stormtrooper",
                                "Luke Skywalker",
                                "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, FIRE)
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, 3)
                        .turn(LIGHT, Phase.BATTLE);
        beside.battleAt(CANTINA).play(FIRE);
        assertThat(beside.offered()).doesNotContain("Boba Fett With Blaster Rifle");
        beside.at("Luke Skywalker").passResponses();
        assertThat(beside.isHit("Luke Skywalker")).isTrue();
    }

    @Test
    void noWeaponOfTheOpponent() {
        table().at(CANTINA, "Sandtrooper", "Luke Skywalker")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(DARK, FIRE)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + FIRE);
    }

    @Test
    void noWeaponThatReachesTheBattleFromTheNextSite() {
        table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, "Sandtrooper", "Luke Skywalker")
                .at(BAY, "Stormtrooper")
                .on("Stormtrooper", "Assault Rifle")
                .hand(DARK, FIRE)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + FIRE);
    }

    @Test
    void noWeaponElsewhere() {
        var scene =
                table().at(CANTINA, "Sandtrooper", "Luke Skywalker")
                        .at(BAY, "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, FIRE)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).mayNot("play " + FIRE);
    }

    @Test
    @Claim({"defensive-fire-v#4", "defensive-fire-v#6"})
    void itFiresOnceByTheInterruptAndOnceMoreInTheBattle() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(DARK, FIRE)
                        .force(LIGHT, 5)
                        .force(DARK, 1)
                        .nextDestiny(DARK, 1, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).play(FIRE).at("Luke Skywalker");
        // in the weapons segment it fires again, for its price and without the bonus
        scene.passUntil("fire Imperial Blaster");
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        scene.fire("Imperial Blaster").at("Luke Skywalker").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.forcePile(DARK)).isEmpty();
        scene.mayNot("fire Imperial Blaster");
    }

    @Test
    @Claim("defensive-fire-v#5")
    void eachOfSeveralDestiniesIsTwoHigher() {
        var twin =
                Kinds.characterWeapon("Plain Twin Blaster", DARK, "0_1")
                        .destiny(1)
                        .is(Trait.BLASTER)
                        .says(
                                Abilities.deploysOn(Filters.CHARACTER),
                                Abilities.fires(Filters.CHARACTER)
                                        .forFree()
                                        .drawing(2)
                                        .beating(Compare.AT_LEAST, Amounts.number(7)));
        for (int second : new int[] {1, 2}) {
            var scene =
                    tableWith(twin)
                            .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                            .on("Stormtrooper", "Plain Twin Blaster")
                            .hand(DARK, FIRE)
                            .force(LIGHT, 5)
                            .nextDestiny(DARK, 1, second)
                            .turn(LIGHT, Phase.BATTLE);
            scene.battleAt(CANTINA).play(FIRE).at("Luke Skywalker").passResponses();
            assertThat(scene.isHit("Luke Skywalker")).isEqualTo(second == 2);
        }
    }
}
