package holosite.rules.battle;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** What battle destiny costs the other side. */
class AttritionTest {
    @Test
    @Claim("attrition#2")
    void weaponDestinyCausesNoAttrition() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 2)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Imperial Blaster").at("Luke Skywalker");
        scene.passWeapons().yes();

        assertThat(scene.attritionLeft(LIGHT)).isZero();
        assertThat(scene.attritionLeft(DARK)).isEqualTo(1);
    }

    @Test
    @Claim("attrition#3")
    void nothingIsAddedToAttritionWhereNoBattleDestinyWasDrawn() {
        var scene =
                table().at(CANTINA, "Bossk", "Luke Skywalker", "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().yes();

        assertThat(scene.attritionLeft(LIGHT)).isZero();
    }

    @Test
    @Claim("attrition#3")
    void aModifierAddsToAttritionThatThereIs() {
        var scene =
                table().at(CANTINA, "Bossk", "General Veers", "Luke Skywalker", "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 2)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().yes().yes();

        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(3);
    }

    @Test
    @Claim("attrition#4")
    void severalBattleDestiniesAddUpToTheAttrition() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Han With Heavy Blaster Pistol", "Chewbacca")
                        .force(DARK, 3)
                        .nextDestiny(LIGHT, 3, 4)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().no().yes();

        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(7);
        assertThat(scene.attritionLeft(DARK)).isEqualTo(7);
    }

    @Test
    @Claim("attrition#1")
    void nobodyPassesWhileHeOwesAttritionThatHeCanPay() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).yes().yes();

        // Dark has won by 7 and owes 1 all the same
        assertThat(scene.damageLeft(DARK)).isZero();
        assertThat(scene.attritionLeft(DARK)).isEqualTo(1);
        scene.passUntil("forfeit Stormtrooper").expectDecider(DARK).mayNot("pass");
        scene.forfeit("Stormtrooper");
        assertThat(scene.attritionLeft(DARK)).isZero();
        // the loser owes battle damage and attrition at once; one forfeit counts against both
        scene.expectDecider(LIGHT).mayNot("pass").forfeit("Luke Skywalker");
        assertThat(scene.attritionLeft(LIGHT)).isZero();
    }

    @Test
    @Claim("attrition#1")
    void inATieBothFaceAttrition() {
        var scene =
                table().at("Tatooine: Mos Eisley", "Bossk", "Boba Fett (5_91)")
                        .at("Tatooine: Mos Eisley", "Luke Skywalker", "Obi-Wan Kenobi")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 2)
                        .nextDestiny(LIGHT, 4)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine: Mos Eisley").passWeapons().yes().yes();

        assertThat(scene.battlePower(DARK)).isEqualTo(scene.battlePower(LIGHT));
        assertThat(scene.damageLeft(DARK)).isZero();
        assertThat(scene.damageLeft(LIGHT)).isZero();
        assertThat(scene.attritionLeft(DARK)).isEqualTo(4);
        // Bossk adds one
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(3);
    }
}
