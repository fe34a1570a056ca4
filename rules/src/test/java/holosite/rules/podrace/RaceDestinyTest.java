package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BAY;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.highest;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.prose.Language;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import holosite.rules.tell.FigureWords;
import holosite.rules.view.CardView;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Race destinies: when they are drawn, where they go, what they count, and what they are then. */
class RaceDestinyTest {

    // ---- when

    @Test
    @Claim({"podracer#2", "podracer-race-destiny-and-race-total#1"})
    void theEpicEventSaysThatEachMayDrawOnceInADarkControlPhase() {
        var scene =
                Race.going()
                        .nextDestiny(DARK, 4, 5)
                        .nextDestiny(LIGHT, 3, 2)
                        .turn(DARK, Phase.CONTROL);
        scene.use(EVENT).yes().expectDecider(LIGHT).use(EVENT).yes();

        // once per phase each
        scene.expectDecider(DARK).mayNot("use " + EVENT);
        assertThat(highest(scene, DARK)).isEqualTo(4);
        assertThat(highest(scene, LIGHT)).isEqualTo(3);
        // in no other phase, and not in the control phase of the Light Side
        scene.passUntil(DARK, Phase.DEPLOY).mayNot("use " + EVENT);
        scene.passUntil(LIGHT, Phase.CONTROL).mayNot("use " + EVENT);
        scene.passUntil(DARK, Phase.CONTROL).offers("use " + EVENT);
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#1")
    void theEventOfTheLightSideNamesTheSamePhases() {
        String event = "light Boonta Eve Podrace";
        var dark =
                Scene.with(AllCards::all)
                        .site(ARENA, LIGHT)
                        .on(ARENA, event)
                        .counter(event, 1)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.CONTROL);
        dark.use(event).yes().expectDecider(LIGHT).offers("use " + event);

        var light =
                Scene.with(AllCards::all)
                        .site(ARENA, LIGHT)
                        .on(ARENA, event)
                        .counter(event, 1)
                        .turn(LIGHT, Phase.CONTROL);
        light.mayNot("use " + event);
    }

    @Test
    @Claim("podracer#2")
    @Ruling("one-podrace-a-game")
    void nobodyDrawsBeforeThePodraceIsBegunAndThereIsOnlyOne() {
        var scene = Race.ready().nextDestiny(DARK, 4).turn(DARK, Phase.CONTROL);
        // the one thing offered is to begin; there is nothing to draw before
        scene.use(EVENT);
        assertThat(scene.cardsOn(ARENA)).containsExactly(scene.names().of(scene.card(EVENT)));
        scene.passUntil(DARK).use(EVENT).yes();
        assertThat(highest(scene, DARK)).isEqualTo(4);

        // either player may begin it, at any time
        var light = Race.ready().turn(LIGHT, Phase.DEPLOY);
        light.use(EVENT).mayNot("use " + EVENT);
    }

    // ---- where they go

    @Test
    @Claim("podracer-race-destiny-and-race-total#2")
    void whatIsUsedIsStackedOnThePodracerInTheOrderItWasDrawn() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(LIGHT, "Luke Skywalker", "Han Solo")
                        .turn(DARK, Phase.CONTROL);
        scene.pass().use(EVENT).yes().yes();

        // the last drawn lies on top
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Han Solo", "Luke Skywalker");
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    @Ruling("number-instead-of-a-race-destiny")
    void aNumberUsedInsteadOfADrawGivesNoCard() {
        var number =
                Kinds.lostInterrupt("Plain Number", LIGHT, "900_7")
                        .destiny(1)
                        .says(
                                Actions.lost(
                                        Action.at(When.just(Event.DESTINY_TO_BE_DRAWN).by(Who.YOU))
                                                .then(new SubstituteDestiny(Amount.of(5)))));
        var scene =
                CardTable.tableWith(number)
                        .site(ARENA, DARK)
                        .on(ARENA, EVENT)
                        .counter(EVENT, 1)
                        .at(ARENA, ANAKIN)
                        .hand(LIGHT, "Plain Number")
                        .reserve(LIGHT, "Luke Skywalker", "Han Solo")
                        .turn(DARK, Phase.CONTROL);
        scene.pass().use(EVENT).play("Plain Number").passResponses();
        scene.expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();

        // of two draws one was a number: only the other is a card, and counts
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Luke Skywalker");
        var refused =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(LIGHT, "Luke Skywalker", "Han Solo")
                        .turn(DARK, Phase.CONTROL);
        refused.pass().use(EVENT).yes().no();
        assertThat(refused.cardsOn(ANAKIN)).containsExactly("Luke Skywalker");
        assertThat(total(scene, ANAKIN)).isEqualTo(total(refused, ANAKIN)).isPositive();
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#2")
    void whatIsNotUsedGoesToTheUsedPile() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(LIGHT, "Luke Skywalker", "Han Solo")
                        .turn(DARK, Phase.CONTROL);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.USE_RACE_DESTINY).no().yes();

        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Han Solo");
        assertThat(scene.used(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.cardsOn(ARENA)).doesNotContain("Luke Skywalker", "Han Solo");
    }

    @Test
    @Claim({"podracer#3", "podracer-race-destiny-and-race-total#3"})
    void withoutAPodracerTheyGoOntoTheArena() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(DARK, "Stormtrooper")
                        .reserve(LIGHT, "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);
        scene.use(EVENT).yes().use(EVENT).yes().no();

        assertThat(scene.cardsOn(ARENA)).contains("Stormtrooper").doesNotContain("Luke Skywalker");
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Luke Skywalker");
        assertThat(highest(scene, DARK)).isEqualTo(scene.destiny("Stormtrooper"));
        // what lies there is of its player alone
        assertThat(highest(scene, LIGHT)).isEqualTo(1);
    }

    // ---- what they come to

    @Test
    @Claim("podracer-race-destiny-and-race-total#4")
    void aRaceTotalIsTheSumOnOnePodracerWithWhatChangesIt() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, BEN, ANAKIN)
                        .raceDestiny(SEBULBA, 4, "Stormtrooper", "Stormtrooper")
                        .raceDestiny(BEN, 5, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2.5, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);

        // each of Sebulba's counts 3 more, of Ben's 1 more, of Anakin's what it is
        assertThat(total(scene, SEBULBA)).isEqualTo(14);
        assertThat(total(scene, BEN)).isEqualTo(6);
        assertThat(total(scene, ANAKIN)).isEqualTo(2.5);
        assertThat(highest(scene, DARK)).isEqualTo(14);
        assertThat(highest(scene, LIGHT)).isEqualTo(2.5);
    }

    @Test
    void aRaceTotalExplainsItself() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 4, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        var racer =
                scene.game()
                        .why()
                        .figure(LIGHT, scene.card(SEBULBA), Figure.RACE_TOTAL)
                        .orElseThrow();
        assertThat(new FigureWords(Language.EN).line(racer))
                .isEqualTo("Race total 7 = 7 Stormtrooper");
        var one =
                scene.game()
                        .why()
                        .figure(LIGHT, scene.card("Stormtrooper"), Figure.RACE_DESTINY)
                        .orElseThrow();
        assertThat(new FigureWords(Language.FR).line(one))
                .isEqualTo("Destinée de course 7 = 4 selon les règles + 3 Sebulba's Podracer");
    }

    @Test
    @Claim({
        "podracer-using-multiple-podracers-in-a-race#2",
        "podracer-using-multiple-podracers-in-a-race#3"
    })
    void withSeveralPodracersOneIsNamedBeforeTheOneDrawOfThePhase() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, BEN)
                        .reserve(DARK, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.use(EVENT).expectPrompt(Prompt.Key.RACE_FOR);
        // nothing is drawn before
        assertThat(scene.reserve(DARK).getFirst()).isEqualTo("Stormtrooper");
        scene.choose(BEN).expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();

        assertThat(scene.cardsOn(BEN)).containsExactly("Stormtrooper");
        assertThat(scene.cardsOn(SEBULBA)).isEmpty();
        scene.passUntil(DARK).mayNot("use " + EVENT);
    }

    // ---- what they are

    @Test
    @Claim("podracer-race-destiny-and-race-total#5")
    void bothPlayersSeeEveryStackInItsOrder() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 4, "Darth Vader", "Stormtrooper")
                        .raceDestiny(ARENA, 2, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        for (Side side : Side.values()) {
            var arena = scene.game().view(side).places().getFirst();
            var racer = named(arena.cards(), SEBULBA);
            assertThat(racer.on())
                    .extracting(CardView::title)
                    .containsExactly("Darth Vader", "Stormtrooper");
            assertThat(racer.race()).isEqualTo(14);
            assertThat(racer.on()).extracting(CardView::race).containsExactly(7.0, 7.0);
            assertThat(named(arena.cards(), "Rebel Trooper").race()).isEqualTo(2);
        }
    }

    private static CardView named(List<CardView> cards, String title) {
        return cards.stream().filter(card -> card.title().equals(title)).findFirst().orElseThrow();
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#6")
    @Ruling("race-destiny-keeps-its-number")
    void onceStackedItIsNoDestinyDrawAnyMore() {
        // Daultay Dofine takes back a droid just drawn as any destiny, and a new one is drawn
        var drawn =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .at(BAY, "Daultay Dofine")
                        .reserve(DARK, "Destroyer Droid", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        drawn.use(EVENT).use("Daultay Dofine").yes();
        assertThat(drawn.cardsOn(SEBULBA)).containsExactly("Stormtrooper");
        assertThat(drawn.hand(DARK)).containsExactly("Destroyer Droid");

        // once the droid lies on the Podracer he cannot any more, whatever is drawn then
        var stacked =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .at(BAY, "Daultay Dofine")
                        .reserve(DARK, "Destroyer Droid", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        stacked.use(EVENT).pass(DARK).yes();
        assertThat(stacked.cardsOn(SEBULBA)).containsExactly("Destroyer Droid");
        assertThat(total(stacked, SEBULBA)).isEqualTo(5);
        stacked.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        stacked.nextDestiny(DARK, 3);
        stacked.use(EVENT).expectPrompt(Prompt.Key.USE_RACE_DESTINY).no();
        assertThat(total(stacked, SEBULBA)).isEqualTo(5);
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#6")
    @Ruling("race-destiny-keeps-its-number")
    void whatLowersADestinyDrawDoesSoOnlyWhileItIsDrawn() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .at(BAY, "Luke Skywalker")
                        .on("Luke Skywalker", "Domain Of Evil")
                        .aimed("Domain Of Evil", "Luke Skywalker")
                        .mark("Domain Of Evil", Flag.COMPLETED)
                        .raceDestiny(SEBULBA, 4, "Stormtrooper")
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.CONTROL);
        // the one that lies there already counts 4 + 3 and is out of its reach
        assertThat(total(scene, SEBULBA)).isEqualTo(7);
        scene.use(EVENT).expectDecider(LIGHT).use("Domain Of Evil").yes();

        // the one that was drawn against it counts what it was lowered to, plus 3
        assertThat(total(scene, SEBULBA)).isEqualTo(7 + 6);
    }

    @Test
    void aRaceDestinyThatIsTakenBackAfterAllDoesNotRace() {
        var scene =
                Race.going()
                        .at(BAY, "Daultay Dofine")
                        .reserve(DARK, "Destroyer Droid")
                        .nothingElseInReserve(DARK)
                        .used(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        // the new draw fails: the Reserve Deck is empty
        scene.use(EVENT).use("Daultay Dofine");

        assertThat(highest(scene, DARK)).isZero();
        assertThat(scene.hand(DARK)).containsExactly("Destroyer Droid");
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#8")
    void itIsNotOnTheTable() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 1, "Darth Vader")
                        .raceDestiny(ARENA, 1, "Luke Skywalker")
                        .hand(DARK, "Darth Vader")
                        .force(DARK, 12)
                        .turn(DARK, Phase.DEPLOY);
        // the unique character can be deployed, for it is nowhere on the table
        scene.deploy("Darth Vader#2").to(ARENA);
        assertThat(scene.locationOf("Darth Vader#2")).isEqualTo(ARENA);
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#7")
    void itIsNotAtTheLocation() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, "Stormtrooper")
                        .raceDestiny(SEBULBA, 1, "Darth Vader")
                        .raceDestiny(ARENA, 1, "Luke Skywalker", "Han Solo")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(LIGHT, ARENA)).isFalse();
        assertThat(scene.totalAbility(ARENA, LIGHT)).isZero();
        assertThat(scene.totalAbility(ARENA, DARK)).isEqualTo(scene.ability("Stormtrooper"));
        assertThat(scene.totalPower(ARENA, DARK)).isEqualTo(scene.power("Stormtrooper"));
    }

    @Test
    @Claim("podracer-race-destiny-and-race-total#9")
    void aThermalDetonatorThereDoesNotReachIt() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, "Danz Borin", "Rebel Trooper", "Stormtrooper")
                        .on("Danz Borin", "Thermal Detonator")
                        .raceDestiny(SEBULBA, 1, "Stormtrooper")
                        .raceDestiny(ARENA, 1, "Rebel Trooper")
                        .nextDestiny(DARK, 1, 5, 6)
                        .turn(DARK, Phase.DEPLOY);
        scene.use("Thermal Detonator").passResponses();

        // who is there with one of these numbers is lost
        assertThat(scene.isIn("Stormtrooper#1", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Rebel Trooper#1", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Thermal Detonator", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("Danz Borin")).isTrue();
        assertThat(scene.isOnTable(SEBULBA)).isTrue();
        // race destinies of that number are not there
        assertThat(scene.cardsOn(SEBULBA)).containsExactly("Stormtrooper#2");
        assertThat(scene.cardsOn(ARENA)).contains("Rebel Trooper#2");
        assertThat(highest(scene, LIGHT)).isEqualTo(1);
    }

    @Test
    @Ruling("race-destiny-lost-with-its-podracer")
    void itIsLostWithItsPodracer() {
        var crash =
                Kinds.lostInterrupt("Plain Crash", LIGHT, "0_92")
                        .destiny(3)
                        .says(
                                Actions.lost(
                                        Action.at(When.anyTime())
                                                .then(Effects.lose(Filters.titled(SEBULBA)))));
        var scene =
                CardTable.tableWith(crash)
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 3, "Stormtrooper")
                        .hand(LIGHT, "Plain Crash")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.play("Plain Crash").passResponses();

        assertThat(scene.lost(DARK)).contains(SEBULBA, "Stormtrooper");
    }

    @Test
    @Ruling("race-total-of-nothing")
    void whoHasPlacedNothingHasATotalOfZeroAndTwoOfThemAreEqual() {
        var scene =
                Race.going().hand(LIGHT, "Neck And Neck").force(LIGHT, 3).turn(LIGHT, Phase.DEPLOY);
        assertThat(RaceTotals.highest(scene.state(), DARK)).isZero();
        assertThat(RaceTotals.highest(scene.state(), LIGHT)).isZero();
        // neither is 4 or more ahead of the other
        scene.offers("play Neck And Neck");
    }
}
