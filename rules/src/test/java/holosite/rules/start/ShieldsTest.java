package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Rulings;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What Defensive Shields do once they lie on the table. */
class ShieldsTest {
    private static final String DISTURBANCE = "A Disturbance In The Force";
    private static final String NIMBLE = "Boba Fett In Slave I";

    /** Light drains Hoth while Dark holds so many battlegrounds. */
    private static Scene drained(int held) {
        var table =
                Scene.with(AllCards::all)
                        .system("Hoth", DARK)
                        .at("Hoth", "Corellian Corvette")
                        .on("Hoth", "Presence Of The Force", "Presence Of The Force")
                        .site(CANTINA, DARK)
                        .beside(DARK, "Resistance (13_84)");
        for (String place :
                List.of(CANTINA, "Tatooine: Mos Eisley", "Tatooine: Docking Bay 94")
                        .subList(0, held)) {
            table.at(place, "Stormtrooper");
        }
        var scene = table.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain("Hoth", LIGHT)).isGreaterThan(2);
        scene.drainAt("Hoth");
        while (scene.isOffered("Reserve Deck")) {
            scene.lose("Reserve Deck");
        }
        return scene;
    }

    @Test
    void noMoreThanTwoForceAreLostToADrainWhileThreeBattlegroundsAreHeld() {
        assertThat(drained(3).lost(DARK)).hasSize(2);
        assertThat(drained(2).lost(DARK)).hasSizeGreaterThan(2);
    }

    @Test
    void anInsertCardIsCanceledAsItIsInserted() {
        for (boolean shield : new boolean[] {true, false}) {
            var table = Scene.with(AllCards::all).site(CANTINA, DARK).hand(DARK, DISTURBANCE);
            if (shield) {
                table.beside(LIGHT, "Your Insight Serves You Well");
            }
            var scene = table.turn(DARK, Phase.DEPLOY);
            scene.deploy(DISTURBANCE);

            assertThat(scene.lost(DARK).contains(DISTURBANCE)).isEqualTo(shield);
            assertThat(scene.reserve(LIGHT).contains(DISTURBANCE)).isEqualTo(!shield);
        }
    }

    @Test
    void anImmediateEffectIsTakenOnceInAGame() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .beside(DARK, "Fanfare")
                        .reserve(DARK, "Pride Of The Empire", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);

        scene.use("Fanfare").choose("Pride Of The Empire");
        assertThat(scene.hand(DARK)).containsExactly("Pride Of The Empire");
        scene.mayNot("use Fanfare");
    }

    @Test
    void rebelsCostLessAtGenericSitesOfTheOpponent() {
        var scene =
                Scene.with(AllCards::all)
                        .locationOf("Endor", "Forest", DARK)
                        .site(CANTINA, DARK)
                        .beside(LIGHT, "Ounee Ta")
                        .hand(LIGHT, "Leia Organa", "Shistavanen Wolfman")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("Leia Organa", "Forest")).isEqualTo(1);
        assertThat(scene.deployCost("Leia Organa", CANTINA)).isEqualTo(3);
        assertThat(scene.deployCost("Shistavanen Wolfman", "Forest")).isEqualTo(3);
        assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Forest", LIGHT))
                .isEqualTo(scene.forceIcons("Forest", LIGHT) + 1);
    }

    @Test
    void theOtherSidesShieldCancelsInsertCardsAsWell() {
        String tremor = "A Tremor In The Force";
        for (boolean shield : new boolean[] {true, false}) {
            var table = Scene.with(AllCards::all).site(CANTINA, DARK).hand(LIGHT, tremor);
            if (shield) {
                table.beside(DARK, "You Cannot Hide Forever");
            }
            var scene = table.turn(LIGHT, Phase.DEPLOY);
            scene.deploy(tremor);

            assertThat(scene.lost(LIGHT).contains(tremor)).isEqualTo(shield);
            assertThat(scene.reserve(DARK).contains(tremor)).isEqualTo(!shield);
        }
    }

    /** A shield is played from under its Starting Effect, in its player's turn. */
    private static Scene played(Position table, Side side, String shield) {
        String fear = side == DARK ? "Fear Is My Ally" : "An Unusual Amount Of Fear";
        var scene = table.beside(side, fear).stacked(fear, shield).turn(side, Phase.CONTROL);
        return scene.use(fear);
    }

    /** Effects of the two titles, which are not written yet; each makes starships stronger. */
    private static List<Card> flaps() {
        return Stream.concat(
                        AllCards.all().stream(),
                        Stream.of("S-foils", "Maneuvering Flaps")
                                .map(
                                        title ->
                                                effect(title, LIGHT, "0_" + title.length())
                                                        .destiny(1)
                                                        .says(
                                                                deploysOnTable(),
                                                                adds(
                                                                        2,
                                                                        Figure.POWER,
                                                                        your(STARSHIP)))))
                .toList();
    }

    @Test
    void crossfireSuspendsFlapsWhereNimbleShipsOrWeaponsAre() {
        for (String flaps : List.of("S-foils", "Maneuvering Flaps")) {
            assertThat(poweredBy(flaps, "TIE Fighter")).isEqualTo(5);
            assertThat(poweredBy(flaps, NIMBLE)).isEqualTo(3);
        }
        // a weapon at the place will do
        var armed =
                Scene.with(ShieldsTest::flaps)
                        .at("Tatooine", "X-wing", "Devastator")
                        .on("Devastator", "Turbolaser Battery")
                        .beside(LIGHT, "S-foils");
        assertThat(played(armed, DARK, "Crossfire").power("X-wing")).isEqualTo(3);
    }

    /** The power of an X-wing with this company, once Crossfire is played. */
    private static double poweredBy(String flaps, String company) {
        var table =
                Scene.with(ShieldsTest::flaps)
                        .at("Tatooine", "X-wing", company)
                        .beside(LIGHT, flaps);
        return played(table, DARK, "Crossfire").power("X-wing");
    }

    @Test
    void crossfireSpeaksOfWeaponsAndShipsInGoodFrench() {
        assertThat(
                        CardText.of(AllCards.byTitle("Crossfire").getFirst(), Language.FR)
                                .text()
                                .getLast())
                .contains("une de vos armes, un de vos vaisseaux spatiaux")
                .doesNotContain("un de vos armes");
    }

    @Test
    void noEscapeOpensTheDensOfTheOpponentsCreatures() {
        for (boolean den : new boolean[] {true, false}) {
            var table =
                    Scene.with(AllCards::all)
                            .locationOf("Yavin 4", "Jungle", LIGHT)
                            .hand(DARK, "Stormtrooper")
                            .force(DARK, 3);
            if (den) {
                table.at("Jungle", "Scurrier");
            }
            var before = Scene.with(AllCards::all).locationOf("Yavin 4", "Jungle", LIGHT);
            double icons = before.turn(DARK, Phase.CONTROL).forceIcons("Jungle", DARK);

            var scene = played(table, DARK, "No Escape (13_78)");

            assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Jungle", DARK))
                    .isEqualTo(icons + (den ? 1 : 0));
            assertThat(
                            Rulings.allows(
                                    scene.state(),
                                    Deed.DEPLOY_WITHOUT_PRESENCE,
                                    DARK,
                                    scene.card("Stormtrooper"),
                                    scene.card("Jungle")))
                    .isEqualTo(den);
        }
    }

    @Test
    void planetaryDefensesPlayOnAnInteriorSite() {
        var table =
                Scene.with(AllCards::all)
                        .site(CANTINA, LIGHT)
                        .site("Tatooine: Mos Eisley", LIGHT)
                        .at("Tatooine", "Devastator", "TIE Bomber")
                        .on("TIE Bomber", "Proton Bombs")
                        .on("Devastator", "Turbolaser Battery");

        var scene = played(table, LIGHT, "Planetary Defenses");

        // Mos Eisley lies under the open sky
        assertThat(scene.hostOf("Planetary Defenses")).isEqualTo(CANTINA);
        var game = scene.game();
        Side dark = DARK;
        assertThat(
                        Rulings.forbids(
                                game.state(),
                                Deed.BE_TARGETED,
                                dark,
                                scene.card(CANTINA),
                                scene.card("Proton Bombs")))
                .isTrue();
        assertThat(
                        Rulings.forbids(
                                game.state(),
                                Deed.BE_TARGETED,
                                dark,
                                scene.card("Tatooine: Mos Eisley"),
                                scene.card("Proton Bombs")))
                .isFalse();
        assertThat(
                        Rulings.forbids(
                                game.state(),
                                Deed.BE_TARGETED,
                                dark,
                                scene.card(CANTINA),
                                scene.card("Turbolaser Battery")))
                .isFalse();
    }
}
