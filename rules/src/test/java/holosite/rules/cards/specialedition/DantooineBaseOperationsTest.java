package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dantooine Base Operations and More Dangerous Than You Realize. */
class DantooineBaseOperationsTest {
    private static final String BASE = "Dantooine Base Operations";
    private static final List<String> SITES =
            List.of("Forest", "Spaceport City", "Spaceport Docking Bay");

    /** A squadron comes by replacement: no deploy cost is printed on it. Its power is 6. */
    private static final String SQUADRON = "Y-wing Assault Squadron";

    private static Position front() {
        return table().system("Dantooine", DARK)
                .locationOf("Dantooine", "Forest", DARK)
                .site(BAY, DARK)
                .beside(LIGHT, BASE);
    }

    private static Position back() {
        return front().mark(BASE, Flag.FLIPPED);
    }

    // ---- the front

    @Test
    void onceInEachDeployPhaseASiteOrANonUniqueRebelComesFromTheDeck() {
        var scene =
                front().reserve(
                                LIGHT,
                                "light Spaceport City",
                                "Rebel Trooper",
                                "Luke Skywalker",
                                "EG-4")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(BASE).passResponses();
        assertThat(scene.offered())
                .contains("nothing")
                .noneMatch(card -> card.contains("Luke") || card.contains("EG-4"));
        scene.chooseOnly("Rebel Trooper").passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo("Forest");
        scene.mayNot("use " + BASE);
    }

    @Test
    void aSiteFromTheDeckGoesToDantooine() {
        var scene = front().reserve(LIGHT, "light Spaceport City").turn(LIGHT, Phase.DEPLOY);
        scene.use(BASE).passResponses();
        scene.choose("Spaceport City");
        scene.answerDefaults(() -> !scene.locations().contains("Spaceport City"));
        assertThat(scene.figureAt(Figure.FORCE_ICONS, "Spaceport City", LIGHT)).isEqualTo(1);
        front().reserve(LIGHT, "Rebel Trooper").turn(LIGHT, Phase.CONTROL).mayNot("use " + BASE);
        front().reserve(LIGHT, "Rebel Trooper")
                .turn(DARK, Phase.DEPLOY)
                .pass()
                .mayNot("use " + BASE);
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void imperialsAreDearerAtDantooine(boolean flipped) {
        var scene =
                (flipped ? back() : front())
                        .at("Forest", "Boba Fett (5_91)")
                        .hand(DARK, "Stormtrooper", "Garindan")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Stormtrooper", "Forest")).isEqualTo(1 + 2);
        assertThat(scene.deployCost("Stormtrooper", BAY)).isEqualTo(1);
        assertThat(scene.deployCost("Garindan", "Forest")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void itGoesOutOfPlayWhenDantooineIsBlownAway(boolean flipped) {
        var scene =
                (flipped ? back() : front())
                        .mark("dark Dantooine", Flag.BLOWN_AWAY)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.outOfPlay(LIGHT)).containsExactly(BASE);
    }

    // ---- the other side

    @Test
    void theOpponentsDrainsAreOneLess() {
        var scene = back().at(BAY, "Stormtrooper").turn(DARK, Phase.CONTROL);
        assertThat(scene.forceDrain(BAY, DARK)).isZero();
        assertThat(scene.forceDrain(BAY, LIGHT)).isEqualTo(1);
        assertThat(front().turn(DARK, Phase.CONTROL).forceDrain(BAY, DARK)).isEqualTo(1);
    }

    @Test
    void noOtherStarshipAndNoSquadronOfTheOpponentIsMeant() {
        String assault = "Death Star Assault Squadron";
        var scene =
                back().system("Tatooine", DARK)
                        .at("Tatooine", assault)
                        .locationOf("Tatooine", "Asteroid Field", LIGHT)
                        .at("Asteroid Field", SQUADRON)
                        .hand(DARK, assault + "#2")
                        .hand(LIGHT, "X-wing")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.deployCost(assault + "#2", "Dantooine")).isEqualTo(12);
        assertThat(scene.deployCost("X-wing", "Dantooine")).isEqualTo(2);
        assertThat(scene.immunity(assault)).isZero();
        assertThat(scene.forceDrain("Tatooine", LIGHT)).isEqualTo(2);
        assertThat(scene.forceDrain("Asteroid Field", LIGHT)).isEqualTo(1);
        var battle =
                back().at("Kessel", "X-wing", assault)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Kessel");
        assertThat(battleDestinies(battle, LIGHT)).isZero();
    }

    @Test
    @Claim("dantooine-base-operations#1")
    void yourSquadronsAreImmuneAndDrainMore() {
        var scene =
                back().system("Corellia", LIGHT)
                        .system("Tatooine", DARK)
                        .at("Corellia", SQUADRON)
                        .at("Tatooine", "X-wing")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity(SQUADRON)).isEqualTo(4);
        assertThat(scene.immunity("X-wing")).isZero();
        assertThat(scene.forceDrain("Corellia", LIGHT))
                .isEqualTo(scene.forceIcons("Corellia", DARK) + 1);
        assertThat(scene.forceDrain("Tatooine", LIGHT))
                .isEqualTo(scene.forceIcons("Tatooine", DARK));
        var before = front().at("Corellia", SQUADRON).turn(LIGHT, Phase.CONTROL);
        assertThat(before.immunity(SQUADRON)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"Y-wing Assault Squadron, 1", "X-wing, 0"})
    void aSquadronDrawsABattleDestinyIfUnable(String ship, int draws) {
        var scene =
                back().at("Kessel", ship, "Devastator")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Kessel");
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(draws);
    }

    @Test
    void otherStarfightersDeployToNoMoreOfItsSites() {
        var scene =
                back().at("Forest", "Rebel Trooper")
                        .hand(LIGHT, "X-wing", SQUADRON)
                        .force(LIGHT, 20)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy("X-wing").offered()).contains("Dantooine").doesNotContain("Forest");
        scene.choose("Dantooine").passUntil(LIGHT);
        assertThat(scene.deploy(SQUADRON).offered()).contains("Forest", "Dantooine");
    }

    @Test
    void aSquadronKeptFromTheBattleDrawsNothing() {
        var scene =
                table().system("Dantooine", LIGHT)
                        .at("Dantooine", "X-wing", "Devastator")
                        .beside(LIGHT, BASE)
                        .mark(BASE, Flag.FLIPPED)
                        .hand(LIGHT, SQUADRON)
                        .hand(DARK, "Imperial Barrier")
                        .force(LIGHT, 12)
                        .force(DARK, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(SQUADRON).passUntil("play Imperial Barrier");
        scene.play("Imperial Barrier").passUntil(LIGHT, Phase.BATTLE).battleAt("Dantooine");
        assertThat(battleDestinies(scene, LIGHT)).isZero();
    }

    @Test
    @Claim({"dantooine-base-operations#3", "dantooine-base-operations#4"})
    void theCostOfASquadronFollowsItsPower() {
        String wings = "X-wing Assault Squadron";
        var scene =
                back().beside(LIGHT, "S-foils")
                        .hand(LIGHT, wings, SQUADRON)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.deployCost(wings, "Dantooine")).isEqualTo(9);
        scene.use("S-foils").passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(wings, "Dantooine")).isEqualTo(9 + 2);
        assertThat(scene.deployCost(SQUADRON, "Dantooine")).isEqualTo(6);
    }

    /** What makes starships with a nav computer dearer does so for a Y-wing alone. */
    @Test
    @Claim("dantooine-base-operations#5")
    void nothingElseChangesTheCostOfASquadron() {
        for (boolean dearer : new boolean[] {true, false}) {
            var position = back().hand(LIGHT, SQUADRON, "Y-wing");
            if (dearer) {
                position.beside(DARK, "Astromech Shortage");
            }
            var scene = position.turn(LIGHT, Phase.DEPLOY);
            double printed =
                    Objects.requireNonNull(
                            scene.printed("Y-wing").figures().get(Figure.DEPLOY_COST));
            assertThat(scene.deployCost("Y-wing", "Dantooine"))
                    .isEqualTo((int) printed + (dearer ? 1 : 0));
            assertThat(scene.deployCost(SQUADRON, "Dantooine")).isEqualTo(6);
        }
    }

    @Test
    @Claim("dantooine-base-operations#2")
    void aShipThatIsOnlyCalledASquadronIsNone() {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Dantooine", DARK)
                        .beside(LIGHT, BASE)
                        .mark(BASE, Flag.FLIPPED)
                        .at("Dantooine", "Red Squadron X-wing")
                        .at("Tatooine", SQUADRON)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.immunity("Red Squadron X-wing")).isZero();
        assertThat(scene.immunity(SQUADRON)).isPositive();
        assertThat(scene.forceDrain("Dantooine", LIGHT))
                .isEqualTo(scene.forceIcons("Dantooine", DARK));
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper, Devastator, false", "Stormtrooper, X-wing, true"})
    void itFlipsBackWhenTheOpponentControlsTwoLocations(
            String trooper, String ship, boolean flipped) {
        var scene = back().at("Forest", trooper).at("Dantooine", ship).turn(LIGHT, Phase.CONTROL);
        scene.answerDefaults(() -> scene.phase() == Phase.CONTROL);
        assertThat(scene.has(BASE, Flag.FLIPPED)).isEqualTo(flipped);
        var elsewhere = back().at(BAY, trooper).at("Dantooine", ship).turn(LIGHT, Phase.CONTROL);
        elsewhere.answerDefaults(() -> elsewhere.phase() == Phase.CONTROL);
        assertThat(elsewhere.has(BASE, Flag.FLIPPED)).isTrue();
    }

    @Test
    void itFlipsWhereRebelsControlThreeSitesInTheOpenOrBehindAHull() {
        assertThat(flips("Snowspeeder", "Commander Luke Skywalker")).isTrue();
        assertThat(flips("Snowspeeder", "Lando Calrissian (5_5)")).isFalse();
    }

    private static boolean flips(String vehicle, String pilot) {
        return flips(two().at(SITES.get(2), vehicle).pilot(vehicle, pilot));
    }

    private static boolean flips(Position position) {
        return position.turn(LIGHT, Phase.CONTROL).pass().has(BASE, Flag.FLIPPED);
    }

    /** Two of three sites in the hands of Rebels. */
    private static Position two() {
        var position = table().system("Dantooine", DARK).beside(LIGHT, BASE);
        SITES.forEach(site -> position.locationOf("Dantooine", site, DARK));
        return position.at(SITES.get(0), "Rebel Trooper").at(SITES.get(1), "Rebel Trooper");
    }

    /** The third Rebel, beside somebody who gives presence, gives none himself. */
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void aRebelWithoutAbilityControlsNoSite(boolean dazed) {
        var position =
                CardTable.tableWith(CardTable.DAZE).system("Dantooine", DARK).beside(LIGHT, BASE);
        for (String site : SITES) {
            position.locationOf("Dantooine", site, DARK).at(site, "Rebel Trooper");
        }
        position.at(SITES.get(2), "Wioslea");
        if (dazed) {
            position.on("Rebel Trooper#3", "Plain Daze");
        }
        assertThat(flips(position)).isEqualTo(!dazed);
    }

    @Test
    void allThreeAreSitesOfDantooineWithARebelWhoIsNoSpyInHiding() {
        String corvette = "Corellian Corvette";
        String third = SITES.get(2);
        assertThat(flips(two().at(third, "Rebel Trooper"))).isTrue();
        assertThat(flips(two().at(third, "Rebel Trooper").at(BAY, "Stormtrooper"))).isTrue();
        assertThat(flips(two().at(third, "Rebel Trooper").at("Dantooine", "Devastator"))).isFalse();
        assertThat(flips(two().at(third, "Rebel Trooper", "Stormtrooper"))).isFalse();
        assertThat(flips(two().at(BAY, "Rebel Trooper"))).isFalse();
        assertThat(flips(two().at("Dantooine", corvette).pilot(corvette, "Luke Skywalker")))
                .isFalse();
        assertThat(flips(two().at(third, "Wioslea", "TK-422").undercover("TK-422"))).isFalse();
        assertThat(flips(two().at(third, "TK-422"))).isTrue();
    }

    @Test
    @Claim("dantooine-base-operations#3")
    void aSquadronDeploysToDantooineForItsPower() {
        var scene =
                table().system("Dantooine", LIGHT)
                        .system("Yavin 4", LIGHT)
                        .beside(LIGHT, "Dantooine Base Operations")
                        .mark("Dantooine Base Operations", Flag.FLIPPED)
                        .hand(LIGHT, SQUADRON)
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(SQUADRON).passResponses();
        assertThat(scene.locationOf(SQUADRON)).isEqualTo("Dantooine");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
