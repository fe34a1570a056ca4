package holosite.rules.weapon;

import static holosite.language.card.Figure.WEAPON_DESTINY_DRAW;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.adds;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Conditions.thereIs;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.persona;
import static holosite.language.words.Kinds.effect;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.filter.Filter;
import holosite.language.filter.Relation;
import holosite.language.words.Filters;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Weapons and pilots built into a card count like any other. */
class BuiltInTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String FARM = "Tatooine: Lars' Moisture Farm";
    private static final String LANDO = "Lando In Millennium Falcon";
    private static final String VADER = "Darth Vader With Lightsaber";

    private static final List<Card> PLAIN =
            List.of(
                    effect("Plain Salute", LIGHT, "0_95")
                            .destiny(3)
                            .says(
                                    deploysOnTable(),
                                    adds(
                                            2,
                                            Figure.POWER,
                                            STARSHIP.related(
                                                    Relation.PILOTED_BY, persona("Lando"))),
                                    adds(
                                            4,
                                            Figure.POWER,
                                            STARSHIP.related(
                                                    Relation.HAS_ABOARD, persona("Lando"))),
                                    adds(
                                            8,
                                            Figure.POWER,
                                            STARSHIP,
                                            thereIs(persona("Lando").aboard(STARSHIP))),
                                    adds(
                                            16,
                                            Figure.POWER,
                                            STARSHIP,
                                            thereIs(STARSHIP.aboard(persona("Falcon"))))));

    private static Position table() {
        var cards = new ArrayList<>(AllCards.all());
        cards.addAll(PLAIN);
        return Scene.with(() -> cards);
    }

    @Test
    void aBuiltInPilotPilotsHisShip() {
        var without = table().at("Tatooine", LANDO).turn(LIGHT, Phase.CONTROL);
        var scene =
                table().at("Tatooine", LANDO)
                        .beside(LIGHT, "Plain Salute")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power(LANDO) - without.power(LANDO)).isEqualTo(2 + 4 + 8);
    }

    @Test
    void onALandedShipHeIsAboardAndPilotsNothing() {
        var without = table().at("Tatooine: Docking Bay 94", LANDO).turn(LIGHT, Phase.CONTROL);
        var scene =
                table().at("Tatooine: Docking Bay 94", LANDO)
                        .beside(LIGHT, "Plain Salute")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power(LANDO) - without.power(LANDO)).isEqualTo(4 + 8);
    }

    @Test
    void aShipWithoutHimIsNotHis() {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .beside(LIGHT, "Plain Salute")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.power("Corellian Corvette")).isEqualTo(5);
    }

    @Test
    void aBuiltInPilotCountsWhereATextNamesThePilot() {
        var scene =
                table().at("Tatooine", LANDO, "Devastator", "Tyrant")
                        .hand(LIGHT, "Punch It!")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");

        scene.passUntil("play Punch It!");
    }

    @Test
    void aLocationAddsToTheDestinyOfABuiltInWeapon() {
        var scene =
                table().site(FARM, DARK)
                        .at(FARM, VADER, "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.figure(WEAPON_DESTINY_DRAW, VADER)).isEqualTo(1);
        assertThat(scene.figure(WEAPON_DESTINY_DRAW, "Imperial Blaster")).isEqualTo(1);
        assertThat(scene.figure(WEAPON_DESTINY_DRAW, "Stormtrooper")).isZero();
    }

    /** An Effect that helps these weapons. */
    private static double helped(Filter weapons, String bearer) {
        Card help =
                effect("Plain Help", LIGHT, "0_8")
                        .destiny(1)
                        .says(deploysOnTable(), adds(1, WEAPON_DESTINY_DRAW, weapons));
        return CardTable.tableWith(help)
                .at(CANTINA, bearer)
                .beside(LIGHT, "Plain Help")
                .turn(LIGHT, Phase.CONTROL)
                .figure(WEAPON_DESTINY_DRAW, bearer);
    }

    @Test
    void aBuiltInWeaponIsOfTheKindAndTheTitleItBears() {
        String luke = "Luke With Lightsaber";
        assertThat(helped(Filters.CHARACTER_WEAPON, luke)).isEqualTo(1);
        assertThat(helped(Filters.STARSHIP_WEAPON, luke)).isZero();
        assertThat(helped(Filters.titled("Luke's Lightsaber"), luke)).isEqualTo(1);
        assertThat(helped(Filters.titled("Vader's Lightsaber"), luke)).isZero();
        assertThat(helped(Filters.CHARACTER_WEAPON, "Luke Skywalker")).isZero();
    }

    @Test
    void aBuiltInLightsaberIsPresent() {
        assertThat(pondaAgainst("Luke With Lightsaber"))
                .isEqualTo(pondaAgainst("Luke Skywalker") - 3);
        assertThat(pondaAgainst("Han With Heavy Blaster Pistol"))
                .isEqualTo(pondaAgainst("Luke Skywalker"));
    }

    private static double pondaAgainst(String opponent) {
        var scene =
                table().at(CANTINA, "Ponda Baba", "Dr. Evazan", "Obi-Wan Kenobi", opponent)
                        .on("Ponda Baba", "Imperial Blaster")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        return scene.power("Ponda Baba");
    }

    @Test
    void whoHasALightsaberBuiltInIsArmedWithOne() {
        for (String warrior : new String[] {"Luke With Lightsaber", "Luke Skywalker"}) {
            var scene =
                    table().at(CANTINA, "Stormtrooper", warrior)
                            .hand(LIGHT, "Clash Of Sabers")
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.CONTROL);

            assertThat(scene.isOffered("play Clash Of Sabers, text 1"))
                    .isEqualTo(warrior.equals("Luke With Lightsaber"));
        }
    }

    @Test
    void aTextAboutLightsabersAnswersToABuiltInOne() {
        for (String shooter : new String[] {VADER, "Boba Fett With Blaster Rifle"}) {
            var scene =
                    table().at(CANTINA, shooter, "Obi-Wan Kenobi")
                            .hand(DARK, "Dark Strike")
                            .force(DARK, 5)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(CANTINA);

            scene.fire(shooter).at("Obi-Wan Kenobi");

            assertThat(scene.isOffered("play Dark Strike")).isEqualTo(shooter.equals(VADER));
        }
    }
}
