package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.effect.DeployFrom;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Jawa, of either side. */
class JawaTest {
    private static Position inHand(Side side, int own, int others) {
        return table().site(CANTINA, DARK)
                .hand(side, "Jawa")
                .force(side, own)
                .force(side.opposite(), others);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void eachPlayerUsesOneForceForIt(Side side) {
        var scene = inHand(side, 2, 2).turn(side, Phase.DEPLOY);
        scene.deploy("Jawa").to(CANTINA).passResponses();
        assertThat(scene.locationOf("Jawa")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(side)).hasSize(1);
        assertThat(scene.used(side)).hasSize(1);
        assertThat(scene.forcePile(side.opposite())).hasSize(1);
        assertThat(scene.used(side.opposite())).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, 0, 1, false", "LIGHT, 1, 0, false", "LIGHT, 1, 1, true",
        "DARK, 0, 1, false", "DARK, 1, 0, false", "DARK, 1, 1, true"
    })
    void itStaysInHandIfEitherCannotPay(Side side, int own, int others, boolean deploys) {
        var scene = inHand(side, own, others).turn(side, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy Jawa")).isEqualTo(deploys);
        var why =
                scene.game()
                        .why()
                        .notDeploy(
                                side, scene.card("Jawa"), DeployTarget.card(scene.card(CANTINA)));
        assertThat(why.stream().map(Objection::refusal).toList())
                .isEqualTo(
                        deploys
                                ? List.of()
                                : List.of(
                                        own == 0
                                                ? Refusal.NOT_ENOUGH_FORCE
                                                : Refusal.OPPONENT_LACKS_FORCE));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void whatChangesItsCostChangesItForBoth(Side side) {
        var dear =
                Kinds.effect("Plain Toll", side.opposite(), "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.adds(2, Figure.DEPLOY_COST, Filters.a(Trait.JAWA)));
        var scene =
                tableWith(dear)
                        .site(CANTINA, DARK)
                        .beside(side.opposite(), "Plain Toll")
                        .hand(side, "Jawa")
                        .force(DARK, 4)
                        .force(LIGHT, 4)
                        .turn(side, Phase.DEPLOY);
        scene.deploy("Jawa").to(CANTINA).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);

        tableWith(dear)
                .site(CANTINA, DARK)
                .beside(side.opposite(), "Plain Toll")
                .hand(side, "Jawa")
                .force(side, 4)
                .force(side.opposite(), 2)
                .turn(side, Phase.DEPLOY)
                .mayNot("deploy Jawa");
    }

    /** A text that fetches a Jawa from Reserve Deck, for free or for 1 Force less. */
    private static Scene fetched(Side side, boolean free) {
        var call =
                Kinds.usedInterrupt("Plain Call", side, "0_2")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.anyTime())
                                                .then(
                                                        new DeployFrom(
                                                                Who.YOU,
                                                                Pile.RESERVE_DECK,
                                                                Filters.a(Trait.JAWA),
                                                                Filters.ANYTHING,
                                                                free ? 0 : 1,
                                                                free,
                                                                true))));
        var scene =
                tableWith(call)
                        .site(CANTINA, DARK)
                        .hand(side, "Plain Call")
                        .reserve(side, side == LIGHT ? "Jawa" : "Dathcha")
                        .force(DARK, 4)
                        .force(LIGHT, 4)
                        .turn(side, Phase.DEPLOY);
        return scene.play("Plain Call")
                .passResponses()
                .choose(side == LIGHT ? "Jawa" : "Dathcha")
                .passUntil(Prompt.Key.PHASE_ACTION);
    }

    @Test
    void forFreeItIsFreeForBothAndADiscountIsBoths() {
        var free = fetched(LIGHT, true);
        assertThat(free.locationOf("Jawa")).isEqualTo(CANTINA);
        assertThat(free.forcePile(LIGHT)).hasSize(4);
        assertThat(free.forcePile(DARK)).hasSize(4);
        var less = fetched(DARK, false);
        assertThat(less.locationOf("Dathcha")).isEqualTo(CANTINA);
        assertThat(less.forcePile(DARK)).hasSize(3);
        assertThat(less.forcePile(LIGHT)).hasSize(3);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itDeploysToTatooineOnly(Side side) {
        var scene =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, LIGHT)
                        .at("Endor: Dense Forest", side == LIGHT ? "Han Solo" : "Stormtrooper")
                        .hand(side, "Jawa")
                        .force(DARK, 4)
                        .force(LIGHT, 4)
                        .turn(side, Phase.DEPLOY);
        assertThat(hosts(scene, "Jawa")).containsExactlyInAnyOrder(CANTINA, MOS_EISLEY);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itMayMoveElsewhere(Side side) {
        table().at(BAY, side.word() + " Jawa")
                .site("Yavin 4: Docking Bay", side)
                .force(side, 9)
                .turn(side, Phase.MOVE)
                .offers("transit from " + BAY);
    }

    @Test
    void withItsTextCanceledItsDeployCostIsZero() {
        var silence =
                Kinds.effect("Plain Silence", DARK, "0_3")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(Filters.a(Trait.JAWA)));
        var scene =
                tableWith(silence)
                        .at(CANTINA, "Jawa", "Dathcha")
                        .beside(DARK, "Plain Silence")
                        .turn(DARK);
        assertThat(scene.figure(Figure.DEPLOY_COST, "Jawa")).isZero();
        assertThat(scene.figure(Figure.DEPLOY_COST, "Dathcha")).isZero();
        var speaking = table().at(CANTINA, "Jawa", "Dathcha").turn(DARK);
        assertThat(speaking.figure(Figure.DEPLOY_COST, "Jawa")).isEqualTo(1);
        assertThat(speaking.figure(Figure.DEPLOY_COST, "Dathcha")).isEqualTo(2);
    }
}
