package holosite.rules.cards.dagobah;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Actions.lost;
import static holosite.language.words.Filters.CREATURE;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Kinds.lostInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Effects;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Corrosive Damage, and the name of the site inside Big One that it asks for. */
class CorrosiveDamageTest {
    private static final String BELLY = "Big One: Asteroid Cave Or Space Slug Belly";
    private static final String DAMAGE = "Corrosive Damage";
    private static final String SLUG = "Space Slug (4_112)";

    private static Position bigOne(Side side) {
        return bigOne(table(), side);
    }

    private static Position bigOne(Position table, Side side) {
        return table.system("Anoat", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .site(BELLY, side)
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void theSiteIsTheBellyWhileASlugIsAtItsBigOne(Side side) {
        bigOne(side).hand(DARK, DAMAGE).turn(DARK, Phase.DEPLOY).mayNot("deploy " + DAMAGE);
        for (String slug : new String[] {"Space Slug (4_6)", SLUG}) {
            var scene =
                    bigOne(side).at("Big One", slug).hand(DARK, DAMAGE).turn(DARK, Phase.DEPLOY);
            scene.deploy(DAMAGE).passResponses();
            assertThat(scene.hostOf(DAMAGE)).isEqualTo(BELLY);
        }
    }

    @Test
    void aSlugAtAnotherBigOneDoesNotNameTheSite() {
        table().system("Hoth", DARK)
                .locationOf("Hoth", "Big One", DARK)
                .site(BELLY, LIGHT)
                .system("Anoat", DARK)
                .locationOf("Anoat", "Big One", DARK)
                .at("Big One#2", SLUG)
                .hand(DARK, DAMAGE)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + DAMAGE);
    }

    @ParameterizedTest
    @CsvSource({"DARK, 1", "LIGHT, 3"})
    void eachPlayerLosesForceForHisOwnCardsThereAtTheEndOfHisTurn(Side side, int force) {
        var scene =
                bigOne(LIGHT)
                        .at("Big One", SLUG)
                        .on(BELLY, DAMAGE)
                        .at(BELLY, "Stormtrooper", "X-wing", "Rebel Trooper", "Luke Skywalker")
                        // neither characters nor starships
                        .at(BELLY, "Snowspeeder", "Blizzard Scout 1")
                        .at("Big One", "TIE Scout")
                        .at(CANTINA, "Jek Porkins")
                        .turn(side, Phase.DRAW);

        scene.passUntil(side.opposite(), Phase.ACTIVATE);

        assertThat(scene.lost(side)).hasSize(force);
        assertThat(scene.lost(side.opposite())).isEmpty();
    }

    private static Scene losing(String card) {
        var pest =
                lostInterrupt("Plain Pest", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                lost(
                                        at(anyTime())
                                                .target("card", CREATURE.or(STARSHIP))
                                                .then(Effects.lose(chosen("card")))));
        var scene =
                bigOne(tableWith(pest), LIGHT)
                        .system("Hoth", DARK)
                        .locationOf("Hoth", "Big One", DARK)
                        .at("Big One", SLUG)
                        .at("Big One#2", "Space Slug (4_6)")
                        .at("Big One", "TIE Scout")
                        .on(BELLY, DAMAGE)
                        .hand(LIGHT, "Plain Pest")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Plain Pest").choose(card).passResponses();
        return scene;
    }

    @Test
    void itIsCanceledAsTheSlugIsLost() {
        assertThat(losing("dark Space Slug").lost(DARK))
                .containsExactlyInAnyOrder(DAMAGE, "dark Space Slug");
    }

    @ParameterizedTest
    @ValueSource(strings = {"light Space Slug", "TIE Scout"})
    void theLossOfAnotherSlugOrAShipLeavesItThere(String card) {
        var scene = losing(card);

        assertThat(scene.isOnTable(card)).isFalse();
        assertThat(scene.isOnTable(DAMAGE)).isTrue();
    }
}
