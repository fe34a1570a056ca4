package holosite.rules.weapon;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.CardState.ARMED_WITH_MATCHING_WEAPON;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.effect;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Weapons printed into characters. */
class PermanentWeaponTest {
    private static final String VADER = "Darth Vader With Lightsaber";
    private static final String LUKE = "Luke With Lightsaber";
    private static final String HAN = "Han With Heavy Blaster Pistol";

    private static final Card REMEDY =
            usedInterrupt("Plain Remedy", DARK, "0_31")
                    .destiny(3)
                    .says(used(at(anyTime()).then(lose(titled("Disarmed")))));

    private static final Card PRIDE =
            effect("Plain Pride", LIGHT, "0_35")
                    .destiny(3)
                    .says(
                            deploysOnTable(),
                            adds(10, Figure.FORFEIT, CHARACTER.in(ARMED_WITH_MATCHING_WEAPON)));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(List.of(REMEDY, PRIDE));
        return Scene.with(() -> cards);
    }

    @Test
    @Claim("permanent-weapon#1")
    void itsCharacterIsArmedAndFires() {
        var scene =
                table().at(CANTINA, VADER, LUKE, "Rebel Trooper")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire(VADER).at(LUKE);

        assertThat(scene.isHit(LUKE)).isTrue();
        assertThat(scene.forfeitValue(LUKE)).isZero();
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    @Claim("permanent-weapon#1")
    void whatAsksForArmedCharactersFindsThem() {
        disarming(VADER, LUKE).offers("deploy Disarmed");
        disarming("Stormtrooper", LUKE).mayNot("deploy Disarmed");
        disarming(VADER, "Rebel Trooper").mayNot("deploy Disarmed");
    }

    private static Scene disarming(String dark, String light) {
        return table().at(CANTINA, dark, light)
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    @Claim("permanent-weapon#2")
    void itIsNoCardThatCouldBeLostOrHandedOn() {
        var scene =
                table().at(CANTINA, LUKE, "Rebel Trooper", VADER)
                        .hand(DARK, "Overload")
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        // 0 would take its bearer, and nothing takes the weapon
        scene.nextDestiny(DARK, 1).play("Overload").choose(LUKE).passResponses();
        assertThat(scene.isOnTable(LUKE)).isTrue();
        scene.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA).passUntil(LIGHT);
        scene.offers("fire " + LUKE);

        var carried =
                table().at(CANTINA, "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Overload")
                        .turn(DARK, Phase.CONTROL);
        carried.offers("play Overload");

        var move =
                table().at(CANTINA, VADER, "Stormtrooper").force(DARK, 5).turn(DARK, Phase.DEPLOY);
        assertThat(move.offered()).noneMatch(words -> words.startsWith("transfer"));
    }

    @Test
    @Claim("permanent-weapon#3")
    void aMarkerTakesItAway() {
        var scene =
                table().at(CANTINA, VADER, "Rebel Trooper", LUKE)
                        .on(VADER, "light Disarmed")
                        .hand(LIGHT, "light Disarmed")
                        .force(DARK, 3)
                        .turn(LIGHT, Phase.CONTROL);
        // he is not armed any more
        scene.mayNot("deploy light Disarmed#2");

        scene.passUntil(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).mayNot("fire " + VADER);
    }

    @Test
    @Claim("permanent-weapon#4")
    void withoutTheMarkerItIsBack() {
        var scene =
                table().at(CANTINA, VADER, "Rebel Trooper", LUKE)
                        .on(VADER, "light Disarmed")
                        .hand(DARK, "Plain Remedy")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Plain Remedy");
        assertThat(scene.lost(LIGHT)).contains("Disarmed");
        scene.passUntil(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).offers("fire " + VADER);
    }

    @Test
    @Claim("permanent-weapon#5")
    void aTextAboutWeaponsDoesNotFetchTheCharacter() {
        String mara = "Mara Jade, The Emperor's Hand";
        var scene =
                table().at(CANTINA, mara)
                        .reserve(DARK, VADER, "Imperial Blaster", "Dark Jedi Lightsaber")
                        .force(DARK, 20)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.use(mara).passResponses().offered())
                .contains("Dark Jedi Lightsaber")
                .doesNotContain(VADER);
    }

    @Test
    @Claim("permanent-weapon#6")
    void aTextAboutWeaponsAndCharactersDoes() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .reserve(LIGHT, "Sense", HAN, "Blaster Rifle")
                        .hand(LIGHT, "Panic")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).play("Panic").passResponses().number(3);

        assertThat(scene.offered()).contains(HAN, "Blaster Rifle");
        scene.choose(HAN).passResponses();
        assertThat(scene.locationOf(HAN)).isEqualTo(CANTINA);
    }

    /** A protocol droid that the Dark Side has stolen insults Luke: his text is canceled. */
    private static Scene insulted(boolean really) {
        var scene =
                table().at(CANTINA, "C-3PO", VADER, LUKE)
                        .stolen("C-3PO")
                        .hand(DARK, "E Chu Ta", "dark Disarmed")
                        .at(CANTINA, "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.CONTROL);
        return really ? scene.play("E Chu Ta").choose(LUKE).passUntil(DARK) : scene;
    }

    @Test
    @Claim("permanent-weapon#7")
    void withItsTextCanceledTheCharacterIsStillArmed() {
        insulted(false).deploy("dark Disarmed").offers(LUKE);
        insulted(true).deploy("dark Disarmed").offers(LUKE);
    }

    @Test
    @Claim("permanent-weapon#8")
    void withItsTextCanceledTheWeaponIsNotFired() {
        for (boolean canceled : new boolean[] {true, false}) {
            var scene = insulted(canceled).passUntil(DARK, Phase.BATTLE).battleAt(CANTINA);

            scene.passUntil("fire Blaster");
            assertThat(scene.isOffered("fire " + LUKE)).isEqualTo(!canceled);
        }
    }

    @Test
    @Claim("permanent-weapon#11")
    void itMatchesItsCharacterOnlyIfItBearsHisName() {
        var scene =
                table().at(CANTINA, HAN, VADER, "Destroyer Droid", "Stormtrooper")
                        .beside(LIGHT, "Plain Pride")
                        .turn(LIGHT, Phase.CONTROL);

        // Han's pistol and Vader's lightsaber bear their names, the droid's Twin Cannons do not
        assertThat(scene.forfeitValue(HAN)).isEqualTo(6 + 10);
        assertThat(scene.forfeitValue(VADER)).isEqualTo(7 + 10);
        assertThat(scene.forfeitValue("Destroyer Droid")).isEqualTo(3);
        assertThat(scene.forfeitValue("Stormtrooper")).isEqualTo(2);
    }

    @Test
    void aMatchingPermanentWeaponThatAMarkerTakesAwayIsNone() {
        var scene =
                table().at(CANTINA, VADER, LUKE)
                        .on(VADER, "light Disarmed")
                        .beside(LIGHT, "Plain Pride")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.forfeitValue(VADER)).isEqualTo(7);
        assertThat(scene.forfeitValue(LUKE)).isEqualTo(7 + 10);
    }

    @Test
    void aCarriedWeaponMatchesThoseItNames() {
        var scene =
                table().at(CANTINA, "Han Solo", "Luke Skywalker")
                        .on("Han Solo", "Han's Heavy Blaster Pistol")
                        .on("Luke Skywalker", "Obi-Wan's Lightsaber")
                        .beside(LIGHT, "Plain Pride")
                        .turn(LIGHT, Phase.CONTROL);
        double own =
                table().at(CANTINA, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL)
                        .forfeitValue("Luke Skywalker");

        assertThat(scene.forfeitValue("Han Solo")).isGreaterThan(10);
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(own);
    }

    @Test
    void aUniqueWeaponBuiltInKeepsTheCardOfItsTitleOffTheTable() {
        String pistol = "Han's Heavy Blaster Pistol";
        for (String bearer : new String[] {HAN, "Luke Skywalker"}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, bearer, "Rebel Trooper")
                            .hand(LIGHT, pistol)
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy " + pistol)).isEqualTo(!bearer.equals(HAN));
        }
    }

    @Test
    void theCardKeepsWhoeverHasTheWeaponBuiltInOffTheTable() {
        String pistol = "Han's Heavy Blaster Pistol";
        for (boolean carried : new boolean[] {true, false}) {
            var position = Scene.with(AllCards::all).at(CANTINA, "Luke Skywalker");
            if (carried) {
                position.on("Luke Skywalker", pistol);
            }
            var scene = position.hand(LIGHT, HAN).force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy " + HAN)).isEqualTo(!carried);
        }
    }
}
