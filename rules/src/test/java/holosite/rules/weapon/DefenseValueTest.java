package holosite.rules.weapon;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PLAINS;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Modifier;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a weapon has to beat: ability, armor, maneuver, or a number of its own. */
class DefenseValueTest {
    @Test
    @Claim("armor#1")
    void armorIsFoundOnCapitalStarshipsLargeVehiclesAndSomeCharacters() {
        for (Card card : AllCards.all()) {
            boolean armored = card.figures().containsKey(Figure.ARMOR);
            if (card.is(Subtype.CAPITAL)) {
                assertThat(armored).as(card.title()).isTrue();
            }
            if (armored) {
                assertThat(card.figures()).as(card.title()).doesNotContainKey(Figure.MANEUVER);
                assertThat(
                                card.is(Subtype.CAPITAL)
                                        || card.type() == CardType.VEHICLE
                                        || card.type() == CardType.CHARACTER)
                        .as(card.title())
                        .isTrue();
            }
        }
        // the walkers are large, the speeders are not; few characters wear armor
        for (String armored : List.of("Blizzard 1", "Blizzard 2", "Boba Fett", "Destroyer Droid")) {
            assertThat(AllCards.byTitle(armored).getFirst().figures())
                    .as(armored)
                    .containsKey(Figure.ARMOR);
        }
        for (String bare : List.of("Snowspeeder", "X-wing", "TIE Fighter", "Darth Vader")) {
            assertThat(AllCards.byTitle(bare).getFirst().figures())
                    .as(bare)
                    .doesNotContainKey(Figure.ARMOR);
        }
    }

    @Test
    @Claim({"armor#2", "defense-value#1", "defense-value#4"})
    void theArmorOfACapitalStarshipIsWhatAWeaponMustExceed() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "Devastator", "Corellian Corvette")
                        .on("Devastator", "Turbolaser Battery")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 3, 4)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.defense("Corellian Corvette")).isEqualTo(4);

        // 3 + 4 - 2 against a capital starship: 5 is more than 4
        scene.battleAt("Tatooine").fire("Turbolaser Battery").at("Corellian Corvette");

        assertThat(scene.isHit("Corellian Corvette")).isTrue();
    }

    @Test
    @Claim("armor#2")
    void aWeaponDestinyEqualToTheArmorDoesNotHit() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "Devastator", "Corellian Corvette")
                        .on("Devastator", "Turbolaser Battery")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 3, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine").fire("Turbolaser Battery").at("Corellian Corvette");

        assertThat(scene.isHit("Corellian Corvette")).isFalse();
    }

    @Test
    @Claim({"defense-value#1", "defense-value#2", "armor#2"})
    void aCharacterDefendsWithTheHighestOfWhatItHas() {
        var scene =
                Scene.with(AllCards::all)
                        .at(
                                CANTINA,
                                "Boba Fett (5_91)",
                                "Darth Vader",
                                "Luke Skywalker",
                                "Probe Droid")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.ability("Boba Fett")).isEqualTo(3);
        assertThat(scene.defense("Boba Fett")).isEqualTo(5);
        assertThat(scene.defense("Darth Vader")).isEqualTo(6);
        assertThat(scene.defense("Luke Skywalker")).isEqualTo(4);
        // a droid has no ability: its armor alone counts
        assertThat(scene.defense("Probe Droid")).isEqualTo(3);
    }

    @Test
    @Claim({"defense-value#2", "defense-value#1"})
    void aShotAtAnArmoredCharacterIsComparedWithTheArmor() {
        for (int destiny = 4; destiny <= 5; destiny++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Boba Fett (5_91)", "Han Solo")
                            .on("Han Solo", "Blaster Rifle")
                            .force(LIGHT, 3)
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.BATTLE);

            // one is added: 5 is not enough against armor 5, 6 is
            scene.battleAt(CANTINA).fire("Blaster Rifle").at("Boba Fett");

            assertThat(scene.isHit("Boba Fett")).isEqualTo(destiny == 5);
        }
    }

    @Test
    @Claim("defense-value#3")
    void aDroidWithoutArmorOrManeuverDefendsWithZero() {
        for (int destiny = 0; destiny <= 1; destiny++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Dengar", "C-3PO", "Han Solo")
                            .on("Dengar", "Imperial Blaster")
                            .force(DARK, 3)
                            .nextDestiny(DARK, destiny)
                            .turn(DARK, Phase.BATTLE);
            assertThat(scene.defense("C-3PO")).isZero();

            scene.battleAt(CANTINA).fire("Imperial Blaster").at("C-3PO");

            assertThat(scene.isHit("C-3PO")).isEqualTo(destiny == 1);
        }
    }

    @Test
    @Claim("defense-value#4")
    void vesselsDefendWithArmorOrManeuver() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "X-wing", "Devastator")
                        .at(PLAINS, "Blizzard 2", "Snowspeeder")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.defense("X-wing")).isEqualTo(4);
        assertThat(scene.defense("Devastator")).isEqualTo(6);
        assertThat(scene.defense("Blizzard 2")).isEqualTo(8);
        assertThat(scene.defense("Snowspeeder")).isEqualTo(4);
    }

    @Test
    @Claim("defense-value#6")
    void aWeaponAimedAtAnotherWeaponSuppliesTheNumberItself() {
        for (int destiny = 5; destiny <= 6; destiny++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(PLAINS, "Probe Droid", "Stormtrooper", "Echo Base Trooper")
                            .at(PLAINS, "Atgar Laser Cannon")
                            .on("Probe Droid", "Probe Droid Laser")
                            .force(DARK, 2)
                            .nextDestiny(DARK, destiny)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(PLAINS).fire("Probe Droid Laser").at("Atgar Laser Cannon");

            assertThat(scene.isOnTable("Atgar Laser Cannon")).isEqualTo(destiny == 5);
        }
    }

    @Test
    @Claim({"defense-value#2", "armor#2"})
    void abilityAndManeuverCountWhereTheyAreHigherThanTheRest() {
        for (int destiny = 5; destiny <= 6; destiny++) {
            for (String target : List.of("Veteran", "Acrobat")) {
                var scene =
                        Scene.with(DefenseValueTest::labCards)
                                .at(CANTINA, "Dengar", target)
                                .on("Dengar", "Imperial Blaster")
                                .force(DARK, 3)
                                .nextDestiny(DARK, destiny)
                                .turn(DARK, Phase.BATTLE);
                // ability 6 and armor 5; ability 2, armor 4 and maneuver 5
                int defense = target.equals("Veteran") ? 6 : 5;
                assertThat(scene.defense(target)).isEqualTo(defense);

                scene.battleAt(CANTINA).fire("Imperial Blaster").at(target);

                assertThat(scene.isHit(target)).isEqualTo(destiny > defense);
            }
        }
    }

    /** Effects that change armor, or armor and maneuver; characters with armor and more. */
    private static List<Card> labCards() {
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of(
                                rebel("Veteran", "0_14")
                                        .destiny(1)
                                        .deploy(1)
                                        .power(1)
                                        .ability(6)
                                        .armor(5)
                                        .forfeit(1)
                                        .says(),
                                rebel("Acrobat", "0_15")
                                        .destiny(1)
                                        .deploy(1)
                                        .power(1)
                                        .ability(2)
                                        .armor(4)
                                        .maneuver(5)
                                        .forfeit(1)
                                        .says(),
                                effect("Rust", LIGHT, "0_6")
                                        .destiny(1)
                                        .says(
                                                deploysOn(STARSHIP),
                                                adds(-2, Figure.ARMOR, HOST),
                                                always(
                                                        Modifier.atMost(
                                                                Figure.ARMOR, number(3), HOST))),
                                effect("Corrosion", LIGHT, "0_8")
                                        .destiny(1)
                                        .says(
                                                deploysOn(STARSHIP.or(VEHICLE)),
                                                always(
                                                        Modifier.set(
                                                                Figure.ARMOR, number(0), HOST)))))
                .toList();
    }

    @Test
    @Claim("armor#3")
    void whatTouchesArmorLeavesManeuverAlone() {
        var scene =
                Scene.with(DefenseValueTest::labCards)
                        .at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Rust")
                        .on("Devastator", "Rust")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.armor("X-wing")).isNaN();
        assertThat(scene.maneuver("X-wing")).isEqualTo(4);
        assertThat(scene.defense("X-wing")).isEqualTo(4);
        assertThat(scene.armor("Devastator")).isEqualTo(3);
    }

    @Test
    @Claim("armor#3")
    void armorSetToZeroIsZeroOnArmorAndNothingToManeuver() {
        var scene =
                Scene.with(DefenseValueTest::labCards)
                        .at("Tatooine", "X-wing", "Devastator")
                        .at(PLAINS, "Snowspeeder", "Blizzard 2")
                        .on("X-wing", "Corrosion")
                        .on("Devastator", "Corrosion")
                        .on("Snowspeeder", "Corrosion")
                        .on("Blizzard 2", "Corrosion")
                        .turn(DARK, Phase.CONTROL);

        for (String nimble : new String[] {"X-wing", "Snowspeeder"}) {
            assertThat(scene.armor(nimble)).as(nimble).isNaN();
            assertThat(scene.maneuver(nimble)).as(nimble).isEqualTo(4);
            assertThat(scene.defense(nimble)).as(nimble).isEqualTo(4);
        }
        for (String armored : new String[] {"Devastator", "Blizzard 2"}) {
            assertThat(scene.armor(armored)).as(armored).isZero();
            assertThat(scene.maneuver(armored)).as(armored).isNaN();
            assertThat(scene.defense(armored)).as(armored).isZero();
        }
    }

    @Test
    @Claim("armor#3")
    void armorSetToZeroGivesNoArmorToACardThatHasNone() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine", "Y-wing", "TIE Fighter", "TIE Fighter")
                        .on("Y-wing", "SW-4 Ion Cannon")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").fire("SW-4 Ion Cannon").at("TIE Fighter");

        assertThat(scene.maneuver("TIE Fighter")).isZero();
        assertThat(scene.armor("TIE Fighter")).isNaN();
    }

    @Test
    @Claim("armor#4")
    void armorOrManeuverIsWhicheverTheCardHas() {
        for (String ship : List.of("X-wing", "Devastator")) {
            var scene =
                    Scene.with(AllCards::all)
                            .at("Tatooine", "X-wing", "Devastator")
                            .on(ship, "Special Modifications")
                            .turn(DARK, Phase.CONTROL);

            assertThat(scene.defense("X-wing")).isEqualTo(ship.equals("X-wing") ? 4 + 2 : 4);
            assertThat(scene.defense("Devastator")).isEqualTo(ship.equals("X-wing") ? 6 : 6 + 2);
            assertThat(scene.armor("X-wing")).isNaN();
            assertThat(scene.maneuver("Devastator")).isNaN();
        }
    }

    @Test
    @Claim("defense-value#5")
    void aCreatureDefendsWithItsOwnNumber() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Bubo")
                        .at("Hoth: Ice Plains (5th Marker)", "Wampa")
                        .at("Dagobah: Swamp", "Dianoga")
                        .turn(DARK, Phase.CONTROL);

        // bark, vicious howl, slither: not the ferocity, which is 4, or drawn
        assertThat(scene.defense("Bubo")).isEqualTo(5);
        assertThat(scene.defense("Wampa")).isEqualTo(3);
        assertThat(scene.defense("Dianoga")).isEqualTo(5);
    }

    @Test
    @Claim("power#1")
    void charactersVehiclesAndStarshipsHavePower() {
        for (Card card : AllCards.all()) {
            boolean strong =
                    card.type() == CardType.CHARACTER
                            || card.type() == CardType.VEHICLE
                            || card.type() == CardType.STARSHIP;
            boolean said =
                    card.text().stream().anyMatch(ability -> ability.toString().contains("POWER"));
            assertThat(card.figures().containsKey(Figure.POWER) || strong && said)
                    .as(card.title())
                    .isEqualTo(strong);
        }
    }

    @Test
    @Claim({"defense-value#5", "defense-value#1"})
    void aShotAtACreatureIsComparedWithThatNumber() {
        for (int destiny = 4; destiny <= 5; destiny++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Bubo", "Luke Skywalker")
                            .on("Luke Skywalker", "Blaster Rifle")
                            .force(LIGHT, 3)
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.BATTLE);

            // one is added: 5 is not more than the bark of 5, 6 is
            scene.answer("attack Bubo").fire("Blaster Rifle").at("Bubo");

            assertThat(!scene.isOnTable("Bubo") || scene.isHit("Bubo")).isEqualTo(destiny == 5);
        }
    }

    @Test
    @Claim({"defense-value#4", "defense-value#1"})
    void aShotAtAStarfighterIsComparedWithItsManeuver() {
        for (int destiny = 2; destiny <= 3; destiny++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at("Tatooine", "Millennium Falcon", "TIE Fighter", "TIE Advanced x1")
                            .on("TIE Advanced x1", "Boosted TIE Cannon")
                            .force(DARK, 2)
                            .pilot("Millennium Falcon", "Wedge Antilles")
                            .on("Millennium Falcon", "Quad Laser Cannon")
                            .force(LIGHT, 3)
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.BATTLE);

            // one is added: 3 is not more than a maneuver of 3, 4 is
            scene.battleAt("Tatooine").fire("Quad Laser Cannon").at("TIE Fighter");

            assertThat(scene.isHit("TIE Fighter")).isEqualTo(destiny == 3);
        }
    }
}
