package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.effect.AttachTo;
import holosite.language.filter.Known;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** MSE-6 'Mouse' Droid. */
class Mse6MouseDroidTest {
    private static final String MOUSE = "MSE-6 'Mouse' Droid";
    private static final String CALL = "Luke? Luuuuke!";
    private static final String CAMP = "Tatooine: Jawa Camp";

    @Test
    void itDeploysFreeToTheSiteOfACharacterThatAUtinniEffectTargets() {
        var scene =
                table().site(FARM, DARK)
                        .at(CAMP, "Stormtrooper#1", "Rebel Trooper")
                        .at(MOS_EISLEY, "Stormtrooper#2", "Luke Skywalker")
                        .on(FARM, CALL)
                        .aimed(CALL, "Luke Skywalker")
                        .hand(DARK, MOUSE)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost(MOUSE, MOS_EISLEY)).isZero();
        assertThat(
                        scene.deploy(MOUSE)
                                .to(MOS_EISLEY)
                                .passUntil(DARK, Phase.DEPLOY)
                                .locationOf(MOUSE))
                .isEqualTo(MOS_EISLEY);
        table().site(FARM, DARK)
                .at(MOS_EISLEY, "Stormtrooper#2", "Luke Skywalker")
                .on(FARM, CALL)
                .hand(DARK, MOUSE)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + MOUSE);
    }

    private static Card errand(String title) {
        return Kinds.utinniEffect(title, DARK, "0_1")
                .destiny(3)
                .says(Abilities.deploysOn(Filters.SITE).aimingAt(Filters.ANYTHING));
    }

    @Test
    void aStarshipOrKesselRunAsksForNoMessenger() {
        Position kessel =
                tableWith(errand("Kessel Run"))
                        .site(FARM, DARK)
                        .at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker")
                        .on(FARM, "Kessel Run")
                        .aimed("Kessel Run", "Luke Skywalker")
                        .hand(DARK, MOUSE);
        kessel.turn(DARK, Phase.DEPLOY).mayNot("deploy " + MOUSE);
        tableWith(errand("Plain Errand"))
                .site(FARM, DARK)
                .at(MOS_EISLEY, "Stormtrooper", "X-wing")
                .on(FARM, "Plain Errand")
                .aimed("Plain Errand", "X-wing")
                .hand(DARK, MOUSE)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + MOUSE);
    }

    @Test
    @Ruling("figures-of-some-cards")
    void itMovesThreeSites() {
        var scene = table().at(FARM, MOUSE).turn(DARK, Phase.MOVE);
        assertThat(scene.landspeed(MOUSE)).isEqualTo(3);
        var bolted = table().at(FARM, MOUSE).on(MOUSE, "light Restraining Bolt");
        assertThat(bolted.turn(DARK, Phase.MOVE).landspeed(MOUSE)).isEqualTo(1);
    }

    /** The droid where the Effect lies, and its target two sites on. */
    private static Position fetching(Position position, String effect) {
        return position.site(FARM, DARK)
                .site(MOS_EISLEY, DARK)
                .at(FARM, MOUSE)
                .at(CAMP, "Luke Skywalker", "Wioslea")
                .on(FARM, effect)
                .aimed(effect, "Luke Skywalker")
                .force(DARK, 5);
    }

    @Test
    void whatItReachesItCarriesToTheTargetAndReturnsToHand() {
        var scene = fetching(table(), CALL).turn(DARK, Phase.CONTROL);
        scene.use(MOUSE).passUntil(DARK, Phase.MOVE);
        assertThat(scene.hostOf(CALL)).isEqualTo(MOUSE);
        assertThat(scene.power("Luke Skywalker")).isZero();
        scene.move(MOUSE).to(CAMP).answerDefaults(() -> scene.isOnTable(MOUSE));
        scene.passUntil(DARK);
        assertThat(scene.hand(DARK)).containsExactly(MOUSE);
        assertThat(scene.lost(DARK)).containsExactly(CALL);
    }

    @Test
    void theTargetMayComeToMeetIt() {
        var scene = fetching(table(), CALL).force(LIGHT, 5).turn(DARK, Phase.CONTROL);
        scene.use(MOUSE).passUntil(LIGHT, Phase.MOVE);
        scene.move("Wioslea").to(FARM).passUntil(LIGHT);
        assertThat(scene.isOnTable(MOUSE)).isTrue();
        scene.move("Luke Skywalker").to(FARM).passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.hand(DARK)).containsExactly(MOUSE);
    }

    /** An Effect that stays on the table when it is reached. */
    private static final Card KEEPSAKE =
            Kinds.utinniEffect("Plain Keepsake", DARK, "0_2")
                    .destiny(3)
                    .says(
                            Abilities.deploysOn(Filters.SITE).aimingAt(Filters.CHARACTER),
                            Actions.automatically(
                                    Action.at(
                                                    When.just(Event.REACHED)
                                                            .to(Filters.AIM)
                                                            .with(Filters.IT))
                                            .then(new AttachTo(Filters.IT, Known.AIM))));

    @Test
    void anEffectThatIsDeliveredIsNotLostWithIt() {
        var scene = fetching(tableWith(KEEPSAKE), "Plain Keepsake").turn(DARK, Phase.CONTROL);
        scene.use(MOUSE).passUntil(DARK, Phase.MOVE);
        scene.move(MOUSE).to(CAMP).answerDefaults(() -> scene.isOnTable(MOUSE));
        scene.passUntil(DARK);
        assertThat(scene.hostOf("Plain Keepsake")).isEqualTo("Luke Skywalker");
        assertThat(scene.lost(DARK)).isEmpty();
        var inert = fetching(tableWith(errand("Plain Errand")), "Plain Errand");
        var left = inert.turn(DARK, Phase.CONTROL);
        left.use(MOUSE).passUntil(DARK, Phase.MOVE);
        left.move(MOUSE).to(CAMP).passUntil(DARK);
        assertThat(left.hand(DARK)).containsExactly(MOUSE);
        assertThat(left.hostOf("Plain Errand")).isEqualTo(CAMP);
    }

    @Test
    void whatItHasNotFetchedItDoesNotDeliver() {
        var scene =
                table().site(FARM, DARK)
                        .at(MOS_EISLEY, MOUSE, "Luke Skywalker")
                        .on(FARM, CALL)
                        .aimed(CALL, "Luke Skywalker")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Luke Skywalker").to(FARM).passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.isOnTable(CALL)).isFalse();
        assertThat(scene.isOnTable(MOUSE)).isTrue();
    }

    /** Aimed at somebody, and no Utinni Effect. */
    private static final Card GRUDGE =
            Kinds.effect("Plain Grudge", DARK, "0_3")
                    .destiny(3)
                    .says(Abilities.deploysOn(Filters.SITE).aimingAt(Filters.CHARACTER));

    @Test
    void anotherEffectThatIsAimedAtSomebodyIsNoErrand() {
        tableWith(GRUDGE)
                .site(FARM, DARK)
                .at(MOS_EISLEY, "Stormtrooper", "Luke Skywalker")
                .on(FARM, "Plain Grudge")
                .aimed("Plain Grudge", "Luke Skywalker")
                .hand(DARK, MOUSE)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + MOUSE);
        fetching(tableWith(GRUDGE), "Plain Grudge")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + MOUSE);
    }

    @Test
    void whatElseLiesOnItIsLostAsItReturns() {
        var tag =
                Kinds.effect("Plain Tag", DARK, "0_4")
                        .destiny(3)
                        .says(Abilities.deploysOn(Filters.CHARACTER));
        var scene = fetching(tableWith(tag), CALL).on(MOUSE, "Plain Tag").turn(DARK, Phase.CONTROL);
        scene.use(MOUSE).passUntil(DARK, Phase.MOVE);
        scene.move(MOUSE).to(CAMP).answerDefaults(() -> scene.isOnTable(MOUSE));
        scene.passUntil(DARK);
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder(CALL, "Plain Tag");
    }

    @Test
    void anotherEffectReachedMeanwhileIsNoDelivery() {
        var scene =
                fetching(tableWith(errand("Plain Errand")), CALL)
                        .at(CAMP, "Kabe")
                        .on(FARM, "Plain Errand")
                        .aimed("Plain Errand", "Kabe")
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.use(MOUSE).at(CALL).passUntil(LIGHT, Phase.MOVE);
        scene.move("Kabe").to(FARM).passUntil(LIGHT);
        assertThat(scene.isOnTable(MOUSE)).isTrue();
    }

    @Test
    void whatLiesElsewhereItHasToReachFirst() {
        table().site(FARM, DARK)
                .at(MOS_EISLEY, MOUSE)
                .at(CAMP, "Luke Skywalker")
                .on(FARM, CALL)
                .aimed(CALL, "Luke Skywalker")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + MOUSE);
    }

    @Test
    void itFetchesNoKesselRunAndNothingAimedAtAShip() {
        fetching(tableWith(errand("Kessel Run")), "Kessel Run")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + MOUSE);
        tableWith(errand("Plain Errand"))
                .at(FARM, MOUSE)
                .at(MOS_EISLEY, "X-wing")
                .on(FARM, "Plain Errand")
                .aimed("Plain Errand", "X-wing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + MOUSE);
    }
}
