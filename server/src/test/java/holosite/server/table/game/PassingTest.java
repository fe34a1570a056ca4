package holosite.server.table.game;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.server.message.BotSpeed;
import holosite.server.message.RequestKind;
import holosite.server.message.Something;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Where a player is asked, and where the table passes for him. Ann plays Dark, Bob plays Light. */
class PassingTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String CANTINA = "Tatooine: Cantina";
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state = new TableState(CARDS, TableTestServer.RULES);

    private static Position table() {
        return Scene.with(CARDS);
    }

    private void open(Scene scene) {
        state = state.apply(BegunGame.opened(scene.game(), new TableOptions(false, 0, 0, 0)));
    }

    private ActionResult act(Side side, TableAction action) {
        String person = side == DARK ? "ann" : "bob";
        ActionResult result =
                RULES.of(state, new TableWish(person, person, Language.EN, action), 0, 0, Set.of());
        if (result instanceof ActionResult.Happens happens) {
            happens.events().forEach(event -> state = state.apply(event));
        }
        return result;
    }

    private Side asked() {
        return state.asked().orElseThrow();
    }

    private void answer(Answer answer, int times) {
        String code = state.game().decision().code(answer).toString();
        assertThat(act(asked(), new TableAction.GiveAnswer(state.question(asked()), code, times)))
                .isInstanceOf(ActionResult.Happens.class);
    }

    private void choose(Act.Kind kind, int times) {
        var acts = ((Decision.ChooseAct) state.game().decision()).acts();
        Act act = acts.stream().filter(a -> a.kind() == kind).findFirst().orElseThrow();
        answer(new Answer.Perform(act), times);
    }

    private void pass() {
        answer(Answer.PASS, 1);
    }

    private void passUntil(Side side) {
        assertThat(act(side, new TableAction.PassUntil(state.question(side), true)))
                .isInstanceOf(ActionResult.Happens.class);
    }

    private void stops(Side side, PlayerStops stops) {
        act(side, new TableAction.SetStops(stops, Optional.of(stops.alike())));
    }

    private static PlayerStops standard(Set<Phase> own, Set<Phase> opponents, boolean responses) {
        return new PlayerStops(
                own,
                opponents,
                responses,
                Set.of(),
                false,
                false,
                true,
                EnumSet.allOf(Something.class),
                BotSpeed.NORMAL);
    }

    /** Dark could take a card into hand at any time. */
    private static Scene standing(Side turn, Phase phase) {
        String bay = "Death Star: Docking Bay 327";
        return table().site(bay, DARK)
                .site("Tatooine: Mos Eisley", LIGHT)
                .at(bay, "DS-61-4")
                .at("Tatooine: Mos Eisley", "Wedge Antilles")
                .force(DARK, 3)
                .force(LIGHT, 3)
                .reserve(DARK, "Lone Pilot")
                .turn(turn, phase);
    }

    @Test
    void whatCouldBeDoneAtAnyTimeStopsNobodyWhileTheOpponentActivates() {
        open(standing(LIGHT, Phase.ACTIVATE));
        int before = state.answers();
        choose(Act.Kind.ACTIVATE, 1);
        assertThat(asked()).isEqualTo(LIGHT);
        assertThat(state.answers()).as("the table passed for Dark").isEqualTo(before + 2);
    }

    @Test
    void whoStopsThereIsAskedOncePerPhaseAndNotAfterEachForce() {
        open(standing(LIGHT, Phase.ACTIVATE));
        stops(DARK, standard(Set.of(), Set.of(Phase.ACTIVATE), false));
        choose(Act.Kind.ACTIVATE, 1);
        assertThat(asked()).isEqualTo(DARK);
        pass();
        choose(Act.Kind.ACTIVATE, 1);
        assertThat(asked()).isEqualTo(LIGHT);
    }

    @Test
    void whoWantsToBeAskedAtEveryMomentIsAskedAfterEachForce() {
        open(standing(LIGHT, Phase.ACTIVATE));
        stops(DARK, standard(Set.of(), Set.of(), true));
        choose(Act.Kind.ACTIVATE, 1);
        while (asked() == DARK) {
            pass();
        }
        choose(Act.Kind.ACTIVATE, 1);
        assertThat(asked()).isEqualTo(DARK);
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    void inTheOpponentsTurnItIsOfferedOnceItEnds(Phase phase) {
        open(standing(LIGHT, phase));
        pass();
        boolean stops = phase == Phase.DRAW;
        assertThat(asked() == DARK && state.game().turn().phase() == phase).isEqualTo(stops);
    }

    @ParameterizedTest
    @EnumSource(
            value = Phase.class,
            names = {"DEPLOY", "BATTLE"})
    void inHisOwnTurnItIsOfferedInTheDeployPhase(Phase phase) {
        open(standing(DARK, phase));
        assertThat(state.passing() == PlayerStops.Passing.NONE).isEqualTo(phase == Phase.DEPLOY);
        stops(DARK, standard(Set.of(phase), Set.of(), false));
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.NONE);
    }

    /** The windows that are about something: one for each kind. */
    enum Window {
        DRAIN(
                DARK,
                "play dark Control",
                () ->
                        table().at(CANTINA, "Luke Skywalker")
                                .site(CANTINA, DARK)
                                .hand(DARK, "dark Control")
                                .force(DARK, 3)
                                .turn(LIGHT, Phase.CONTROL)
                                .drainAt(CANTINA)),
        DEPLOYED(
                DARK,
                "play Imperial Barrier",
                () ->
                        table().at(CANTINA, "Luke Skywalker")
                                .hand(DARK, "Imperial Barrier")
                                .hand(LIGHT, "Rebel Trooper")
                                .force(DARK, 2)
                                .force(LIGHT, 5)
                                .turn(LIGHT, Phase.DEPLOY)
                                .deploy("Rebel Trooper")
                                .to(CANTINA)),
        INTERRUPT_PLAYED(
                LIGHT,
                "play light Sense",
                () ->
                        table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                                .hand(DARK, "Imperial Barrier")
                                .hand(LIGHT, "light Sense", "Rebel Trooper")
                                .force(DARK, 5)
                                .force(LIGHT, 9)
                                .turn(LIGHT, Phase.DEPLOY)
                                .deploy("Rebel Trooper")
                                .to(CANTINA)
                                .play("Imperial Barrier")),
        BATTLE(
                LIGHT,
                "play Dodge",
                () ->
                        table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                                .hand(LIGHT, "Dodge")
                                .site("Tatooine: Mos Eisley", LIGHT)
                                .force(DARK, 5)
                                .force(LIGHT, 5)
                                .turn(DARK, Phase.BATTLE)
                                .battleAt(CANTINA)),
        REACT(
                DARK,
                "react with Victory-Class Star Destroyer",
                () ->
                        table().system("Dantooine", DARK)
                                .at("Dantooine", "X-wing", "Devastator")
                                .system("Kessel", DARK)
                                .at("Kessel", "Victory-Class Star Destroyer")
                                .force(DARK, 5)
                                .force(LIGHT, 5)
                                .turn(LIGHT, Phase.BATTLE)
                                .battleAt("Dantooine")),
        WEAPONS_SEGMENT(
                LIGHT,
                "fire Luke's Lightsaber",
                () ->
                        table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                                .on("Luke Skywalker", "Luke's Lightsaber")
                                .force(DARK, 5)
                                .force(LIGHT, 5)
                                .turn(DARK, Phase.BATTLE)
                                .battleAt(CANTINA)),
        WEAPON_FIRED(
                LIGHT,
                "play Put That Down",
                () ->
                        table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                                .on("Darth Vader", "Dark Jedi Lightsaber")
                                .hand(LIGHT, "Put That Down")
                                .force(DARK, 5)
                                .force(LIGHT, 5)
                                .turn(DARK, Phase.BATTLE)
                                .battleAt(CANTINA)
                                .passUntil("fire Dark Jedi Lightsaber")
                                .fire("Dark Jedi Lightsaber")
                                .at("Luke Skywalker")),
        ABOUT_TO_BE_LOST(
                LIGHT,
                "play Escape Pod",
                () ->
                        table().site("Tatooine: Mos Eisley", LIGHT)
                                .system("Tatooine", LIGHT)
                                .at("Tatooine", "Corellian Corvette")
                                .passenger("Corellian Corvette", "Luke Skywalker")
                                .hit("Corellian Corvette")
                                .hand(LIGHT, "Escape Pod")
                                .turn(DARK, Phase.CONTROL)),
        END_OF_TURN(
                DARK,
                "play Elis Helrot",
                () ->
                        table().at(CANTINA, "Darth Vader")
                                .site("Tatooine: Mos Eisley", LIGHT)
                                .hand(DARK, "Elis Helrot")
                                .force(DARK, 5)
                                .turn(LIGHT, Phase.DRAW));

        private final Side player;
        private final String words;
        private final Supplier<Scene> begins;

        Window(Side player, String words, Supplier<Scene> begins) {
            this.player = player;
            this.words = words;
            this.begins = begins;
        }

        Scene scene() {
            return begins.get().passUntil(words);
        }
    }

    @ParameterizedTest
    @EnumSource(Window.class)
    void aWindowThatIsAboutSomethingIsNeverPassedOver(Window window) {
        open(window.scene());
        assertThat(asked()).isEqualTo(window.player);
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.NONE);
        stops(window.player, PlayerStops.STANDARD.alike(true));
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.NONE);
    }

    @ParameterizedTest
    @EnumSource(value = Window.class, mode = EnumSource.Mode.EXCLUDE, names = "END_OF_TURN")
    void andItEndsPassingUntilSomethingHappens(Window window) {
        open(window.scene());
        state = state.apply(new TableEvent.PassingUntil(window.player, true, 0));
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.NONE);
        var nothing =
                new PlayerStops(
                        Set.of(),
                        Set.of(),
                        false,
                        Set.of(),
                        false,
                        false,
                        true,
                        Set.of(),
                        BotSpeed.NORMAL);
        stops(window.player, nothing);
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.AT_ONCE);
    }

    @Test
    void whoPassesUntilSomethingHappensIsAskedAgainWhenHisTurnBegins() {
        open(standing(LIGHT, Phase.CONTROL));
        stops(DARK, standard(Set.of(), EnumSet.allOf(Phase.class), false));
        passUntil(DARK);
        assertThat(state.passesUntil(DARK)).isTrue();
        while (state.game().turn().player() == LIGHT) {
            assertThat(asked()).as("Dark is not asked in Light's turn").isEqualTo(LIGHT);
            pass();
        }
        assertThat(state.passesUntil(DARK)).isFalse();
        assertThat(asked()).isEqualTo(DARK);
        assertThat(state.game().turn().phase()).isEqualTo(Phase.ACTIVATE);
    }

    @Test
    void toPassUntilSomethingHappensPassesAtOnceAndOneAnswerOfHisOwnEndsIt() {
        open(standing(LIGHT, Phase.MOVE));
        passUntil(LIGHT);
        assertThat(asked()).isEqualTo(DARK);
        assertThat(state.passesUntil(LIGHT)).isTrue();
        pass();
        // Dark's own turn: Light passes for all of it
        while (state.game().turn().player() == DARK) {
            assertThat(asked()).isEqualTo(DARK);
            pass();
        }
        assertThat(asked()).isEqualTo(LIGHT);

        passUntil(LIGHT);
        assertThat(state.passesUntil(LIGHT)).isTrue();
        act(LIGHT, new TableAction.PassUntil(0, false));
        assertThat(state.passesUntil(LIGHT)).isFalse();
    }

    /** Or the others could see from what follows whether he was asked there. */
    @Test
    void whoeverIsWaitedForAlikePassesNoLongerThanIfHeHadBeenAsked() {
        open(
                table().at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE));
        stops(LIGHT, PlayerStops.STANDARD.alike(true));
        passUntil(LIGHT);
        choose(Act.Kind.BATTLE, 1);
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.AFTER_A_PAUSE);
        assertThat(state.passesUntil(LIGHT)).isTrue();
        ((ActionResult.Happens) RULES.passAfterPause(state, 0, 0))
                .events()
                .forEach(event -> state = state.apply(event));
        assertThat(state.passesUntil(LIGHT)).isFalse();
    }

    @Test
    void whatMustBeAnsweredIsNotPassedOver() {
        open(
                table().at("Tatooine: Mos Eisley", "Luke Skywalker")
                        .site("Tatooine: Mos Eisley", DARK)
                        .hand(DARK, "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt("Tatooine: Mos Eisley")
                        .passUntil(Prompt.Key.LOSE_FORCE_FROM));
        assertThat(asked()).isEqualTo(DARK);
        state = state.apply(new TableEvent.PassingUntil(DARK, true, 0));
        assertThat(state.passing()).isEqualTo(PlayerStops.Passing.NONE);
        assertThat(act(DARK, new TableAction.PassUntil(state.question(DARK), true)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.BAD_ANSWER));
    }

    // ---- several at once

    @Test
    void severalForceAreActivatedByOneAnswerAndTakenBackByOne() {
        open(standing(LIGHT, Phase.ACTIVATE));
        int force = state.game().view(LIGHT).own().forcePile();
        choose(Act.Kind.ACTIVATE, 2);
        assertThat(state.game().view(LIGHT).own().forcePile()).isEqualTo(force + 2);
        assertThat(asked()).isEqualTo(LIGHT);
        act(LIGHT, new TableAction.Ask(RequestKind.UNDO, 0));
        act(DARK, new TableAction.Reply(RequestKind.UNDO, true));
        assertThat(state.game().view(LIGHT).own().forcePile()).isEqualTo(force);
    }

    @Test
    void aRunEndsWhereTheOpponentIsAsked() {
        open(standing(LIGHT, Phase.ACTIVATE));
        stops(DARK, standard(Set.of(), Set.of(Phase.ACTIVATE), false));
        int force = state.game().view(LIGHT).own().forcePile();
        choose(Act.Kind.ACTIVATE, 2);
        assertThat(state.game().view(LIGHT).own().forcePile()).isEqualTo(force + 1);
        assertThat(asked()).isEqualTo(DARK);
    }

    @Test
    void severalCardsAreDrawnByOneAnswer() {
        open(standing(LIGHT, Phase.DRAW));
        stops(DARK, standard(Set.of(), Set.of(), false));
        int hand = state.game().view(LIGHT).own().hand().size();
        choose(Act.Kind.DRAW, 2);
        assertThat(state.game().view(LIGHT).own().hand()).hasSize(hand + 2);
        assertThat(asked()).isEqualTo(LIGHT);
    }

    @Test
    void forceIsLostFromOnePileByOneAnswer() {
        open(
                table().at("Tatooine: Mos Eisley", "Luke Skywalker")
                        .site("Tatooine: Mos Eisley", DARK)
                        .hand(DARK, "Stormtrooper", "Stormtrooper")
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt("Tatooine: Mos Eisley")
                        .passUntil(Prompt.Key.LOSE_FORCE_FROM));
        int amount =
                state.game().view(DARK).question().orElseThrow().prompt()
                                instanceof holosite.rules.decision.CardPrompt.LoseForceFrom loss
                        ? (int) loss.left()
                        : 0;
        assertThat(amount).as("a drain of 2 or more").isGreaterThan(1);
        int lost = state.game().view(DARK).own().lostPile();
        var cards = ((Decision.ChooseCards) state.game().decision()).cards();
        String first = "[0]";
        assertThat(cards.count()).isPositive();
        act(DARK, new TableAction.GiveAnswer(state.question(DARK), first, amount));
        assertThat(state.game().view(DARK).own().lostPile()).isEqualTo(lost + amount);
    }
}
