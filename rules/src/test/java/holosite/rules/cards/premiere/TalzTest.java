package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Talz. */
class TalzTest {
    private static final String TALZ = "Talz";

    /** Vader strikes Luke down with his lightsaber, so that Luke's forfeit is 0. */
    private static Scene struck(Position table) {
        var scene =
                table.on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, 6, 6, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("fire Vader's Lightsaber");
        scene.fire("Vader's Lightsaber").at("Luke Skywalker").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isTrue();
        return scene.passUntil("forfeit Luke Skywalker");
    }

    private static Position duel() {
        return table().at(CANTINA, "Darth Vader", "Luke Skywalker", "Leia Organa");
    }

    @Test
    void itIsForfeitedInPlaceOfACharacterHitThereWhoIsNormalAgain() {
        var scene = struck(duel().at(CANTINA, TALZ));
        double attrition = scene.attritionLeft(LIGHT);
        double damage = scene.damageLeft(LIGHT);

        scene.use(TALZ).passResponses();

        assertThat(scene.lost(LIGHT)).contains(TALZ);
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
        assertThat(scene.attritionLeft(LIGHT)).isEqualTo(Math.max(0, attrition - 4));
        assertThat(scene.damageLeft(LIGHT)).isEqualTo(Math.max(0, damage - 4));
    }

    @Test
    void notForWhoWasNotHitNorForItself() {
        var scene = struck(duel().at(CANTINA, TALZ));
        scene.use(TALZ);
        // only one fits, and so nobody is asked
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        var own =
                duel().at(CANTINA, TALZ)
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 6, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Vader's Lightsaber");
        own.fire("Vader's Lightsaber").at(TALZ).passResponses();
        own.passUntil("forfeit " + TALZ).mayNot("use " + TALZ);
    }

    @Test
    void onlyInItsOwnBattleAtTheSameSite() {
        struck(duel().at(MOS_EISLEY, TALZ)).mayNot("use " + TALZ);
        struck(duel().at(CANTINA, TALZ).battled(TALZ)).mayNot("use " + TALZ);
    }

    /** A trooper fires at Luke, and is hit himself: by Dice's sting, or by a blaster. */
    private static Position exchange() {
        return table().at(PLAINS, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                .at(PLAINS, "Dice Ibegon", TALZ)
                .on("Stormtrooper", "Imperial Blaster")
                .on("Luke Skywalker", "Blaster")
                .force(DARK, 6)
                .force(LIGHT, 6);
    }

    @Test
    void onlyForWhoWasHitByAWeapon() {
        var scene =
                exchange()
                        .nextDestiny(DARK, 0)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .passUntil("fire Imperial Blaster");
        scene.fire("Imperial Blaster").at("Luke Skywalker");
        scene.passUntil("use Dice Ibegon").use("Dice Ibegon").passResponses();
        assertThat(scene.isHit("Stormtrooper")).isTrue();
        while (scene.inBattle()) {
            scene.mayNot("use " + TALZ).answerDefault();
        }
    }

    @Test
    void evenForOneOfTheOpponents() {
        var scene =
                exchange()
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS)
                        .passUntil("fire Blaster");
        scene.fire("Blaster").at("Stormtrooper").passResponses();
        assertThat(scene.isHit("Stormtrooper")).isTrue();
        scene.passUntil("use " + TALZ).use(TALZ).passResponses();
        assertThat(scene.isHit("Stormtrooper")).isFalse();
        assertThat(scene.lost(LIGHT)).contains(TALZ);
    }

    @Test
    void notForAVehicle() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker", TALZ)
                        .at(CANTINA, "Luke's X-34 Landspeeder")
                        .pilot("Luke's X-34 Landspeeder", "Dutch")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Imperial Blaster");
        scene.fire("Imperial Blaster").at("Luke's X-34 Landspeeder").passResponses();
        assertThat(scene.isHit("Luke's X-34 Landspeeder")).isTrue();
        while (scene.inBattle()) {
            scene.mayNot("use " + TALZ).answerDefault();
        }
    }

    @Test
    void notIfItMayNotBeForfeited() {
        var ban =
                Kinds.effect("Plain Mercy", DARK, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.mayNot(Deed.FORFEIT, Filters.titled(TALZ)));
        var scene =
                struck(
                        tableWith(ban)
                                .beside(DARK, "Plain Mercy")
                                .at(CANTINA, "Darth Vader", "Luke Skywalker", "Leia Organa", TALZ));
        scene.mayNot("use " + TALZ);
    }

    @Test
    void inTheWeaponsSegmentItIsTooEarly() {
        var scene =
                duel().at(CANTINA, TALZ)
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 6, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("fire Vader's Lightsaber");
        scene.fire("Vader's Lightsaber").at("Luke Skywalker").passResponses();
        scene.passUntil(LIGHT);
        scene.mayNot("use " + TALZ);
    }

    @Test
    void atNightEveryTalzIsStronger() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .on("Tatooine", "Nightfall")
                        .at(CANTINA, TALZ, "Wioslea")
                        .at("Death Star: War Room", "Talz")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Talz#1")).isEqualTo(3);
        assertThat(scene.power("Talz#2")).isEqualTo(1);
        assertThat(scene.power("Wioslea")).isEqualTo(2);
        // whoever is of the species is meant, whatever his name
        var kin =
                Kinds.alien("Plain Kin", LIGHT, "0_2")
                        .destiny(1)
                        .deploy(1)
                        .power(2)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.TALZ)
                        .says();
        var together =
                tableWith(kin)
                        .system("Tatooine", LIGHT)
                        .on("Tatooine", "Nightfall")
                        .at(CANTINA, TALZ, "Plain Kin")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(together.power("Plain Kin")).isEqualTo(4);
        // two of them say the same, and it counts once
        var two =
                table().system("Tatooine", LIGHT)
                        .on("Tatooine", "Nightfall")
                        .at(CANTINA, "Talz", "Talz")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(two.power("Talz#1")).isEqualTo(3);
    }
}
