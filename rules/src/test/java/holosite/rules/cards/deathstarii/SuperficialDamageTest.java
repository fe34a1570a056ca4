package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Superficial Damage, and Inconsequential Losses, which says the same. */
class SuperficialDamageTest {
    private static String effect(Side side) {
        return side == LIGHT ? "Superficial Damage" : "Inconsequential Losses";
    }

    /** Luke's battle against Vader, in which he owes much and carries two weapons. */
    private static Position beaten(boolean effect) {
        var position =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Stormtrooper", "Dengar")
                        .at(CANTINA, "Luke Skywalker", "Rebel Trooper")
                        .at(MOS_EISLEY, "Han Solo")
                        .on("Luke Skywalker", "Blaster Rifle", "Blaster Rifle#2")
                        .on("Rebel Trooper", "Blaster Rifle#3")
                        .on("Han Solo", "Blaster Rifle#4")
                        .force(DARK, 5);
        return effect ? position.beside(LIGHT, "Superficial Damage") : position;
    }

    private static Scene damage(Position position) {
        var scene = position.turn(DARK, Phase.BATTLE);
        return scene.battleAt(CANTINA).passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
    }

    @Test
    @Claim("superficial-damage#1")
    void aWeaponIsForfeitedForThreeAndGoesToTheUsedPile() {
        var scene = damage(beaten(true));
        double damage = scene.damageLeft(LIGHT);
        scene.forfeit("Blaster Rifle").passResponses();
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(damage - 3);
        assertThat(scene.used(LIGHT)).contains("Blaster Rifle");
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("superficial-damage#1")
    void eachCardInBattleForfeitsOneOfItsWeaponsInATurn() {
        var scene = damage(beaten(true));
        scene.offers("forfeit Blaster Rifle", "forfeit Blaster Rifle#2", "forfeit Blaster Rifle#3");
        scene.mayNot("forfeit Blaster Rifle#4");
        scene.forfeit("Blaster Rifle").passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
        scene.mayNot("forfeit Blaster Rifle#2").offers("forfeit Blaster Rifle#3");
    }

    @Test
    @Claim("superficial-damage#1")
    void withoutItAndWithLightsabersNothingOfTheKindIsOffered() {
        damage(beaten(false)).mayNot("forfeit Blaster Rifle", "forfeit Blaster Rifle#3");
        var saber =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker", "Dengar")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .beside(LIGHT, "Superficial Damage")
                        .force(DARK, 5);
        damage(saber).mayNot("forfeit Anakin's Lightsaber").offers("forfeit Luke Skywalker");
    }

    @Test
    @Claim("superficial-damage#1")
    void theOpponentsWeaponsAreNotItsBusiness() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Han Solo")
                        .on("Stormtrooper", "Imperial Blaster")
                        .beside(LIGHT, "Superficial Damage")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);
        scene.mayNot("forfeit Imperial Blaster");
    }

    @Test
    @Claim("superficial-damage#1")
    void nobodyHasToForfeitAWeaponForAttrition() {
        var scene =
                table().at("Tatooine", "Devastator", "X-wing")
                        .on("X-wing", "Proton Torpedoes")
                        .pilot("Devastator", "Darth Vader")
                        .beside(LIGHT, "Superficial Damage")
                        .nextDestiny(DARK, 6)
                        .force(DARK, 5);
        var battle = scene.turn(DARK, Phase.BATTLE);
        battle.battleAt("Tatooine").passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
        battle.offers("forfeit Proton Torpedoes", "forfeit X-wing");
        battle.finishBattle();
        assertThat(battle.used(LIGHT)).doesNotContain("Proton Torpedoes");
    }

    @Test
    @Claim("superficial-damage#1")
    void anArtilleryWeaponForfeitedAsUsualGoesToTheUsedPileToo() {
        for (boolean effect : new boolean[] {true, false}) {
            var position =
                    table().at(PLAINS, "Darth Vader", "Stormtrooper", "Dengar", "Rebel Trooper")
                            .at(PLAINS, "Atgar Laser Cannon")
                            .force(DARK, 5);
            if (effect) {
                position.beside(LIGHT, "Superficial Damage");
            }
            var scene = position.turn(DARK, Phase.BATTLE);
            scene.battleAt(PLAINS).passUntil(LIGHT, Prompt.Key.DAMAGE_SEGMENT);
            scene.forfeit("Atgar Laser Cannon").passResponses();
            assertThat(scene.used(LIGHT).contains("Atgar Laser Cannon")).isEqualTo(effect);
            assertThat(scene.lost(LIGHT).contains("Atgar Laser Cannon")).isEqualTo(!effect);
        }
    }

    /** Each side loses a battle; two of its people carry weapons, one of them two. */
    private static Scene beaten(Side side) {
        boolean dark = side == DARK;
        String fighter = dark ? "Darth Vader" : "Luke Skywalker";
        String trooper = dark ? "Stormtrooper" : "Rebel Trooper";
        String enemy = dark ? "Rebel Trooper" : "Stormtrooper";
        String weapon = dark ? "Imperial Blaster" : "Blaster Rifle";
        var position =
                table().at(PLAINS, fighter, trooper, enemy)
                        .at(PLAINS, "Atgar Laser Cannon", "E-web Blaster")
                        .on(fighter, dark ? "Vader's Lightsaber" : "Anakin's Lightsaber")
                        .on(trooper, weapon, weapon + "#2")
                        .on(trooper, dark ? "Comlink" : "Echo Trooper Backpack")
                        .on(enemy, dark ? "Blaster Rifle" : "Imperial Blaster")
                        .beside(side, effect(side))
                        .force(side.opposite(), 5);
        String[] strong =
                dark
                        ? new String[] {
                            "Obi-Wan Kenobi (1_21)", "Chewbacca (2_3)", "Han Solo (1_11)"
                        }
                        : new String[] {"Darth Maul", "Bossk", "General Veers"};
        var scene = position.at(PLAINS, strong).turn(side.opposite(), Phase.BATTLE);
        return scene.battleAt(PLAINS).passUntil(side, Prompt.Key.DAMAGE_SEGMENT);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void onlyOnesOwnWeaponsThatACardCarriesAreWorthThree(Side side) {
        boolean dark = side == DARK;
        String weapon = dark ? "Imperial Blaster" : "Blaster Rifle";
        var scene = beaten(side);
        assertThat(scene.forfeitValue(weapon)).isEqualTo(3);
        for (String other :
                new String[] {
                    dark ? "Vader's Lightsaber" : "Anakin's Lightsaber",
                    dark ? "Comlink" : "Echo Trooper Backpack",
                    dark ? "Blaster Rifle" : "Imperial Blaster",
                    "Atgar Laser Cannon",
                    "E-web Blaster"
                }) {
            assertThat(scene.forfeitValue(other)).as(other).isNotEqualTo(3);
            if (!other.contains("Cannon") && !other.contains("E-web")) {
                scene.mayNot("forfeit " + other);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void oneOfThemGoesToTheUsedPileAndCharactersToTheLostPile(Side side) {
        String weapon = side == DARK ? "Imperial Blaster" : "Blaster Rifle";
        String trooper = side == DARK ? "Stormtrooper" : "Rebel Trooper";
        var scene = beaten(side);
        double damage = scene.damageLeft(side);
        scene.forfeit(weapon).passUntil(side, Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.damageLeft(side)).isEqualTo(damage - 3);
        assertThat(scene.used(side)).contains(weapon);
        assertThat(scene.forfeitValue(weapon + "#2")).isNotEqualTo(3);
        scene.mayNot("forfeit " + weapon + "#2").forfeit(trooper).passResponses();
        assertThat(scene.lost(side)).contains(trooper);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Claim("superficial-damage#1")
    void bothSidesHaveTheSameEffectAndAlterDoesNotReachIt(Side side) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .hand(side, effect(side))
                        .hand(side.opposite(), side == LIGHT ? "Alter (1_234)" : "Alter (1_71)")
                        .turn(side, Phase.DEPLOY);
        scene.deploy(effect(side)).mayNot("play Alter");
        scene.passResponses();
        assertThat(scene.isOnTable(effect(side))).isTrue();
        assertThat(AllCards.byTitle("Superficial Damage").getFirst().text())
                .isEqualTo(AllCards.byTitle("Inconsequential Losses").getFirst().text());
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theOpponentsArtilleryGoesToTheLostPile(Side side) {
        boolean dark = side == DARK;
        String cannon = dark ? "Atgar Laser Cannon" : "E-web Blaster";
        var scene =
                table().at(PLAINS, dark ? "Rebel Trooper" : "Stormtrooper", cannon)
                        .at(PLAINS, dark ? "Darth Vader" : "Luke Skywalker")
                        .at(PLAINS, dark ? "Dengar" : "Chewbacca (2_3)")
                        .beside(side, effect(side))
                        .force(side, 5)
                        .turn(side, Phase.BATTLE);
        scene.battleAt(PLAINS).passUntil(side.opposite(), Prompt.Key.DAMAGE_SEGMENT);
        scene.forfeit(cannon).passResponses();
        assertThat(scene.lost(side.opposite())).contains(cannon);
    }

    @Test
    void aChargeAtASiteIsWorthNothing() {
        String charge = "Explosive Charge";
        var scene =
                table().site("light " + CANTINA)
                        .at(CANTINA, "Rebel Trooper")
                        .hand(LIGHT, charge)
                        .beside(LIGHT, effect(LIGHT))
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(charge).passResponses();
        assertThat(scene.locationOf(charge)).isEqualTo(CANTINA);
        assertThat(scene.forfeitValue(charge)).isNotEqualTo(3);
    }

    @Test
    void theSuperlaserOfADeathStarIsWorthNothing() {
        var scene =
                table().system("Death Star", DARK)
                        .on("Death Star", "Superlaser")
                        .beside(DARK, effect(DARK))
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Superlaser")).isNotEqualTo(3);
    }
}
