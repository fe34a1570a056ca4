package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Endor system, both versions. */
class EndorTest {
    private static final String ENDOR = "Endor";
    private static final String FOREST = "Endor: Dense Forest";

    private static Card sullust() {
        return Kinds.system("Sullust", 7, LIGHT, "0_1")
                .unique()
                .force(1, 1)
                .icons(Icon.PLANET)
                .done();
    }

    private static Card ewok() {
        return Kinds.alien("Plain Ewok", LIGHT, "0_2")
                .destiny(3)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(2)
                .is(Trait.EWOK)
                .says();
    }

    @Test
    void lightMovesFromSullustRendezvousPointOrHavenForOneLess() {
        assertThat(cost("Sullust")).isZero();
        assertThat(cost("Rendezvous Point")).isZero();
        assertThat(cost("Yavin 4")).isEqualTo(1);
        var haven = fleet("Yavin 4").on("Yavin 4", "Haven").turn(LIGHT, Phase.MOVE);
        assertThat(haven.figure(Figure.MOVE_COST, "A-wing", ENDOR)).isZero();
        var elsewhere = fleet("Yavin 4").on("Sullust", "Haven").turn(LIGHT, Phase.MOVE);
        assertThat(elsewhere.figure(Figure.MOVE_COST, "A-wing", ENDOR)).isEqualTo(1);
        var opponents = fleet("Rendezvous Point").turn(LIGHT, Phase.MOVE);
        assertThat(opponents.figure(Figure.MOVE_COST, "Devastator", ENDOR)).isEqualTo(1);
        var back = fleet(ENDOR).turn(LIGHT, Phase.MOVE);
        assertThat(back.figure(Figure.MOVE_COST, "A-wing", "Sullust")).isEqualTo(1);
    }

    private static double cost(String from) {
        return fleet(from).turn(LIGHT, Phase.MOVE).figure(Figure.MOVE_COST, "A-wing", ENDOR);
    }

    private static Position fleet(String from) {
        return tableWith(sullust())
                .system(ENDOR, LIGHT)
                .system("Sullust", LIGHT)
                .system("Rendezvous Point", LIGHT)
                .system("Yavin 4", LIGHT)
                .at(from, "A-wing", "Devastator");
    }

    @Test
    void bothDrainOneLessAtTheLightEndorDarkOnlyWithoutAnImperialOnThePlanet() {
        var light = table().system(ENDOR, LIGHT).at(ENDOR, "A-wing").turn(LIGHT);
        assertThat(light.forceDrain(ENDOR, LIGHT)).isEqualTo(1);
        assertThat(darkDrain(endor())).isEqualTo(1);
        assertThat(darkDrain(endor().pilot("Devastator", "Admiral Ozzel"))).isEqualTo(1);
        assertThat(darkDrain(endor().at(FOREST, "Bossk"))).isEqualTo(1);
        assertThat(darkDrain(endor().at("Tatooine: Cantina", "Stormtrooper"))).isEqualTo(1);
        assertThat(darkDrain(endor().at(FOREST, "Stormtrooper"))).isEqualTo(2);
    }

    private static Position endor() {
        return table().system(ENDOR, LIGHT).site(FOREST, DARK).at(ENDOR, "Devastator");
    }

    private static double darkDrain(Position position) {
        return position.turn(DARK).forceDrain(ENDOR, DARK);
    }

    @Test
    void darkShipsSupportBattlesOnTheSitesOfTheirEndor() {
        var scene =
                table().system(ENDOR, DARK)
                        .at(ENDOR, "Devastator", "TIE Fighter")
                        .at(FOREST, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.totalPower(FOREST, DARK);
        scene.battleAt(FOREST);
        assertThat(scene.totalPower(FOREST, DARK)).isEqualTo(before + 2);
        var disputed =
                table().system(ENDOR, DARK)
                        .at(ENDOR, "Devastator", "TIE Fighter", "A-wing")
                        .at(FOREST, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FOREST);
        assertThat(disputed.totalPower(FOREST, DARK)).isEqualTo(before);
    }

    @Test
    void darkShipsDoNotSupportABattleOfTheirOwn() {
        var scene =
                table().system(ENDOR, DARK)
                        .at(ENDOR, "Devastator", "TIE Fighter", "A-wing")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.totalPower(ENDOR, DARK);
        assertThat(scene.battleAt(ENDOR).totalPower(ENDOR, DARK)).isEqualTo(before);
    }

    /** The crew, a starship elsewhere and one of the opponent without a pilot do not count. */
    @ParameterizedTest
    @CsvSource({"Endor: Dense Forest, 2", "Tatooine: Cantina, 0"})
    void onlyDarkShipsThereCountAndOnlyOnEndor(String site, double more) {
        var scene =
                table().system(ENDOR, DARK)
                        .at(ENDOR, "Devastator", "TIE Fighter", "Red 2")
                        .pilot("Devastator", "Captain Piett")
                        .at("Kessel", "Conquest")
                        .at(site, "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.totalPower(site, DARK);
        scene.battleAt(site);
        assertThat(scene.totalPower(site, DARK)).isEqualTo(before + more);
    }

    @Test
    void lightPaysMoreForStarshipsAndDrainsLessWithoutEwoksAtTheDarkEndor() {
        var scene =
                tableWith(ewok())
                        .system(ENDOR, DARK)
                        .system("Yavin 4", LIGHT)
                        .site(FOREST, DARK)
                        .at("Yavin 4", "A-wing", "Devastator")
                        .hand(LIGHT, "X-wing")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("X-wing", ENDOR))
                .isEqualTo(scene.deployCost("X-wing", "Yavin 4") + 1);
        assertThat(scene.figure(Figure.MOVE_COST, "A-wing", ENDOR)).isEqualTo(2);
        assertThat(scene.figure(Figure.MOVE_COST, "Devastator", ENDOR)).isEqualTo(1);
        assertThat(scene.forceDrain(ENDOR, LIGHT)).isEqualTo(1);
        var ewoks =
                tableWith(ewok())
                        .system(ENDOR, DARK)
                        .site(FOREST, DARK)
                        .at(FOREST, "Plain Ewok")
                        .turn(LIGHT);
        assertThat(ewoks.forceDrain(ENDOR, LIGHT)).isEqualTo(2);
        var none =
                tableWith(ewok())
                        .system(ENDOR, DARK)
                        .at(FOREST, "Rebel Trooper")
                        .at("Tatooine: Cantina", "Plain Ewok")
                        .at(ENDOR, "Corellian Corvette")
                        .passenger("Corellian Corvette", "Plain Ewok")
                        .hand(DARK, "Tyrant")
                        .turn(LIGHT);
        assertThat(none.forceDrain(ENDOR, LIGHT)).isEqualTo(1);
        assertThat(none.deployCost("Tyrant", ENDOR)).isEqualTo(7);
    }
}
