package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.kit.Scene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Yavin Sentry, and Death Star Sentry. */
class YavinSentryTest {
    private static final String JUNGLE = "Yavin 4: Jungle";
    private static final String YAVIN_BAY = "Yavin 4: Docking Bay";
    private static final String CORE = "Death Star: Central Core";

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Yavin Sentry, Yavin 4: Jungle, Yavin 4, Yavin 4: Docking Bay",
        "DARK, Death Star Sentry, Death Star: Central Core, Death Star, Death Star: War Room"
    })
    void forTwoForceItGoesToASiteThere(
            Side side, String title, String post, String system, String other) {
        var scene =
                table().site(post, DARK)
                        .system(system, DARK)
                        .site(other, DARK)
                        .site(CANTINA, DARK)
                        .hand(side, title)
                        .force(side, 2)
                        .turn(side, Phase.DEPLOY);
        assertThat(hosts(scene, title)).containsExactlyInAnyOrder(post, other);
        scene.choose(post).passUntil("option 1").option(1);
        assertThat(scene.hostOf(title)).isEqualTo(post);
        assertThat(scene.forcePile(side)).isEmpty();
        table().site(post, DARK)
                .hand(side, title)
                .force(side, 1)
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy " + title);
    }

    /** Deployed with this function, on the middle one of three sites. */
    private static Scene posted(Side side, int function) {
        String title = side == LIGHT ? "Yavin Sentry" : "Death Star Sentry";
        var position =
                side == LIGHT
                        ? table().site(YAVIN_BAY, DARK)
                                .site(JUNGLE, DARK)
                                .site("Yavin 4: Massassi War Room", LIGHT)
                        : table().site(WAR_ROOM, DARK)
                                .site(CORE, DARK)
                                .site("Death Star: Detention Block Corridor", DARK);
        var scene =
                position.system(side == LIGHT ? "Yavin 4" : "Death Star", DARK)
                        .site(CANTINA, DARK)
                        .hand(side, title)
                        .hand(DARK, "Stormtrooper")
                        .hand(LIGHT, "Rebel Trooper")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(side, Phase.DEPLOY);
        String post = scene.locations().getFirst();
        scene.deploy(title).to(post).passUntil("option 1").option(function);
        return scene.passResponses();
    }

    private static List<Double> at(Side side, int function, String card, Side whose) {
        var scene = posted(side, function);
        var sites = scene.locations();
        var found = new ArrayList<Double>();
        for (String place : List.of(sites.get(0), sites.get(1), sites.get(2), CANTINA)) {
            found.add(
                    switch (function) {
                        case 1 -> (double) scene.deployCost(card, place);
                        case 2 -> scene.figureAt(Figure.ABILITY_FOR_BATTLE_DESTINY, place, whose);
                        default -> scene.figureAt(Figure.TOTAL_POWER, place, whose);
                    });
        }
        return found;
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whatIsDeclaredHoldsThereAndAtAdjacentSites(Side side) {
        boolean light = side == LIGHT;
        String own = light ? "Rebel Trooper" : "Stormtrooper";
        String theirs = light ? "Stormtrooper" : "Rebel Trooper";
        Side other = side.opposite();
        double plain = posted(side, 3).deployCost(theirs, CANTINA);
        assertThat(at(side, 1, theirs, other)).containsExactly(plain + 1, plain + 1, plain, plain);
        double base = posted(side, 1).deployCost(own, CANTINA);
        assertThat(at(side, 1, own, side)).containsExactly(base, base, base, base);
        assertThat(at(side, 2, own, other)).containsExactly(5.0, 5.0, 4.0, 4.0);
        assertThat(at(side, 2, own, side)).containsExactly(4.0, 4.0, 4.0, 4.0);
        assertThat(at(side, 3, own, side)).containsExactly(1.0, 1.0, 0.0, 0.0);
        assertThat(at(side, 3, own, other)).containsExactly(0.0, 0.0, 0.0, 0.0);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Rebel Trooper", "DARK, Stormtrooper"})
    void whenOtherCardsAreDeployedNothingIsDeclared(Side side, String trooper) {
        var scene = posted(side, 1);
        scene.passUntil("deploy " + trooper).deploy(trooper).to(CANTINA);
        for (int i = 0; i < 5; i++) {
            scene.mayNot("option 2").answerDefault();
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void onlyOneOfThemIsDeclared(Side side) {
        for (int function = 1; function <= 3; function++) {
            var scene = posted(side, function);
            String post = scene.locations().getFirst();
            String theirs = side == LIGHT ? "Stormtrooper" : "Rebel Trooper";
            boolean dear = scene.deployCost(theirs, post) > scene.deployCost(theirs, CANTINA);
            assertThat(dear).isEqualTo(function == 1);
            assertThat(scene.figureAt(Figure.ABILITY_FOR_BATTLE_DESTINY, post, side.opposite()))
                    .isEqualTo(function == 2 ? 5 : 4);
            assertThat(scene.figureAt(Figure.TOTAL_POWER, post, side))
                    .isEqualTo(function == 3 ? 1 : 0);
        }
    }

    /** Where a text asks for more ability than usual, one more is added to that. */
    @ParameterizedTest
    @EnumSource(Side.class)
    void whatAnotherTextAsksForGrowsAsWell(Side side) {
        String title = side == LIGHT ? "Yavin Sentry" : "Death Star Sentry";
        String post = side == LIGHT ? JUNGLE : CORE;
        var strict =
                Kinds.effect("Plain Rigor", side, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.always(
                                        Modifiers.base(
                                                        Figure.ABILITY_FOR_BATTLE_DESTINY,
                                                        6,
                                                        Filters.ANYTHING)
                                                .whose(Who.OPPONENT)));
        var scene =
                tableWith(strict)
                        .site(post, DARK)
                        .beside(side, "Plain Rigor")
                        .hand(side, title)
                        .force(side, 2)
                        .turn(side, Phase.DEPLOY);
        assertThat(scene.figureAt(Figure.ABILITY_FOR_BATTLE_DESTINY, post, side.opposite()))
                .isEqualTo(6);
        scene.deploy(title).passUntil("option 1").option(2).passResponses();
        assertThat(scene.figureAt(Figure.ABILITY_FOR_BATTLE_DESTINY, post, side.opposite()))
                .isEqualTo(7);
    }
}
