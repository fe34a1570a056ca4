package holosite.rules.force;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.your;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOnTable;
import static holosite.language.words.Actions.mayAnyNumber;
import static holosite.language.words.Effects.deployFromReserveDeck;
import static holosite.language.words.Filters.ANYTHING;
import static holosite.language.words.Filters.persona;
import static holosite.language.words.Kinds.effect;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Looking through a pile by a text: not again in a turn where it found nothing. */
class SearchesTest {
    private static final String PIETT = "Captain Piett";
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    private static final Card BO_SHUDA =
            effect("Bo Shuda", LIGHT, "0_71").unique().destiny(3).says(deploysOnTable());

    private static final Card COSTLY =
            effect("Bo Shuda", LIGHT, "0_71").unique().destiny(3).says(deploysOnTable().costing(5));

    private static Position piett() {
        return table().at(CANTINA, PIETT).force(DARK, 9);
    }

    private static Refusal refusal(Scene scene, Side player, String card) {
        return scene.game().why().notUse(player, scene.card(card)).stream()
                .map(Objection::refusal)
                .findFirst()
                .orElse(Refusal.NONE);
    }

    @Test
    void aTextThatFoundNothingIsNotUsedAgainThisTurn() {
        var scene = piett().turn(DARK, Phase.CONTROL);
        scene.use(PIETT).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(8);
        scene.passUntil(DARK).mayNot("use " + PIETT);
        assertThat(refusal(scene, DARK, PIETT)).isEqualTo(Refusal.SEARCH_FAILED);
        scene.passUntil(DARK, Phase.MOVE).mayNot("use " + PIETT);

        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK).offers("use " + PIETT);
    }

    @Test
    void aTextThatFoundSomethingIsUsedAgain() {
        var scene = piett().reserve(DARK, "Probe Droid").turn(DARK, Phase.CONTROL);
        scene.use(PIETT).choose("Probe Droid").passResponses();
        scene.passUntil(DARK).use(PIETT).passResponses();
        scene.passUntil(DARK).mayNot("use " + PIETT);
    }

    @Test
    void everyCopyOfTheCardHasTheSameText() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Double Back#1", "Double Back#2")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        scene.offers("play Double Back#2, text 2").play("Double Back#1", 2).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(6);
        // the other function, which retrieves, is another text
        scene.passUntil(DARK).play("Double Back").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(5);
    }

    @Test
    void anotherTextMayStillSearchThatPile() {
        var scene =
                table().at(CANTINA, PIETT, "Stormtrooper")
                        .hand(DARK, "Double Back")
                        .reserve(DARK, "Boba Fett")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        scene.use(PIETT).passResponses();
        scene.passUntil(DARK).offers("play Double Back, text 2");
    }

    private static Position chamber() {
        return tableWith(BO_SHUDA).site(CHAMBER, LIGHT);
    }

    @Test
    @Ruling("failed-searches")
    void aSearchForACardToDeployThatFoundNothingIsNotRepeatedEither() {
        var scene = chamber().turn(LIGHT, Phase.DEPLOY);
        scene.use(CHAMBER).passResponses();
        scene.passUntil(LIGHT).mayNot("use " + CHAMBER);
        assertThat(refusal(scene, LIGHT, CHAMBER)).isEqualTo(Refusal.SEARCH_FAILED);
    }

    @Test
    @Ruling("failed-searches")
    void aCardThatIsFoundButCannotBeDeployedNowIsNoFind() {
        var scene =
                tableWith(COSTLY)
                        .site(CHAMBER, LIGHT)
                        .reserve(LIGHT, "Bo Shuda")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(CHAMBER).passResponses();
        assertThat(scene.isOnTable("Bo Shuda")).isFalse();
        scene.passUntil(LIGHT).mayNot("use " + CHAMBER);
        assertThat(refusal(scene, LIGHT, CHAMBER)).isEqualTo(Refusal.SEARCH_FAILED);
    }

    @Test
    void theOneCardATextNamesIsNotSearchedForWhileItIsOnTheTable() {
        var scene =
                chamber()
                        .beside(LIGHT, "Bo Shuda#1")
                        .reserve(LIGHT, "Bo Shuda#2")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("use " + CHAMBER);
        assertThat(refusal(scene, LIGHT, CHAMBER)).isEqualTo(Refusal.NAMED_CARDS_BARRED);
    }

    @Test
    void itMayBeSearchedForWithoutKnowingWhereItIs() {
        chamber().lost(LIGHT, "Bo Shuda").turn(LIGHT, Phase.DEPLOY).offers("use " + CHAMBER);
    }

    private static final Card SEEKS_LUKE =
            effect("Plain Search", LIGHT, "0_72")
                    .destiny(1)
                    .says(
                            deploysOnTable(),
                            mayAnyNumber(
                                    at(your(Phase.DEPLOY))
                                            .then(
                                                    deployFromReserveDeck(
                                                            persona("Luke"), ANYTHING))));

    /** Whether a text that names Luke may be used while these cards of the player are there. */
    private static boolean seeksLuke(UnaryOperator<Position> laidOut) {
        var position =
                tableWith(SEEKS_LUKE)
                        .site(CANTINA, LIGHT)
                        .beside(LIGHT, "Plain Search")
                        .force(LIGHT, 9);
        return laidOut.apply(position).turn(LIGHT, Phase.DEPLOY).isOffered("use Plain Search");
    }

    @Test
    @Ruling("failed-searches")
    void aPersonOutOfPlayIsNotSearchedForInAnyVersion() {
        String other = "Commander Luke Skywalker";
        assertThat(seeksLuke(table -> table.reserve(LIGHT, other))).isTrue();
        assertThat(seeksLuke(table -> table.outOfPlay(LIGHT, "Luke Skywalker"))).isFalse();
        assertThat(
                        seeksLuke(
                                table ->
                                        table.outOfPlay(LIGHT, "Luke Skywalker")
                                                .reserve(LIGHT, other)))
                .isFalse();
        assertThat(seeksLuke(table -> table.outOfPlay(LIGHT, "Leia Organa").reserve(LIGHT, other)))
                .isTrue();
    }
}
