package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.SEBULBA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** What a won Podrace brings: I Did It! */
class IDidItTest {
    private static final String EVENT = "light Boonta Eve Podrace";
    private static final String I_DID_IT = "I Did It!";
    private static final int LOSE = 1;
    private static final int PLACE = 2;

    private static Position racing(double sebulba, double anakin) {
        return Scene.with(AllCards::all)
                .site(ARENA, LIGHT)
                .on(ARENA, EVENT)
                .counter(EVENT, 1)
                .at(ARENA, SEBULBA, ANAKIN)
                .raceDestiny(SEBULBA, sebulba, "Stormtrooper")
                .raceDestiny(ANAKIN, anakin, "Rebel Trooper")
                .hand(LIGHT, I_DID_IT);
    }

    /** The race is run and the event of the victory on the table. */
    private static Scene won(Position race) {
        var scene = race.turn(DARK, Phase.BATTLE);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST).option(1);
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy(I_DID_IT);
        assertThat(scene.isOnTable(I_DID_IT)).isTrue();
        return scene;
    }

    @Test
    void itDeploysOnlyForWhoHasWonAPodrace() {
        won(racing(1, 30));

        var before = racing(1, 30).turn(LIGHT, Phase.DEPLOY);
        before.mayNot("deploy " + I_DID_IT);

        var beaten = racing(30, 1).turn(DARK, Phase.BATTLE);
        beaten.bothPass().option(1);
        beaten.passUntil(LIGHT, Phase.DEPLOY).mayNot("deploy " + I_DID_IT);
    }

    // ---- the end of the opponent's turn

    @Test
    @Claim("empty-deck-or-pile#12")
    void anEmptyForcePileMayBePlacedOnTheUsedPileInsteadOfLosingForce() {
        var scene = won(racing(1, 30));
        scene.passUntil(DARK, Phase.DRAW).passUntil(Prompt.Key.OPTION);
        scene.expectDecider(DARK);
        assertThat(scene.forcePile(DARK)).isEmpty();
        assertThat(scene.used(DARK)).isEmpty();
        int lost = scene.lost(DARK).size();
        assertThat(scene.offered()).hasSize(2);
        scene.option(PLACE);

        assertThat(scene.lost(DARK)).hasSize(lost);
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.turnOf()).isEqualTo(LIGHT);
    }

    @Test
    @Claim("empty-deck-or-pile#12")
    void theUsedPileNeedNotBeEmptyForThat() {
        var scene = won(racing(1, 30));
        scene.passUntil(DARK, Phase.DRAW).passUntil(Prompt.Key.OPTION);
        // a card of the Reserve Deck lies on the Used Pile
        var table = scene.game().state().table();
        int card = table.top(DARK, Zone.RESERVE_DECK);
        table.toTop(card, Table.zone(DARK, Zone.USED_PILE), Role.NONE);
        int lost = scene.lost(DARK).size();
        scene.option(PLACE);

        assertThat(scene.lost(DARK)).hasSize(lost);
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    @Claim("empty-deck-or-pile#12")
    void withForceLeftBothChoicesAreThereToo() {
        var scene = won(racing(1, 30));
        scene.passUntil(DARK, Phase.ACTIVATE).activate(1).passUntil(Prompt.Key.OPTION);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        var force = scene.forcePile(DARK);
        int lost = scene.lost(DARK).size();
        scene.option(PLACE);
        assertThat(scene.forcePile(DARK)).isEmpty();
        assertThat(scene.used(DARK)).isEqualTo(force);
        assertThat(scene.lost(DARK)).hasSize(lost);

        // the next time Force is lost, and the Force Pile stays
        scene.passUntil(DARK, Phase.ACTIVATE).activate(1).passUntil(Prompt.Key.OPTION);
        scene.option(LOSE);
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        assertThat(scene.lost(DARK)).hasSize(lost + 2);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void atTheEndOfItsOwnTurnTheLightSidePaysNothing() {
        var scene = won(racing(1, 30));
        int lost = scene.lost(LIGHT).size();
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).hasSize(lost);
    }

    // ---- what else it does

    @Test
    void itsOwnersPodraceIsGivenForFourForceOnce() {
        var scene = won(racing(1, 30).lost(LIGHT, 12).on(ARENA, "dark Boonta Eve Podrace"));
        int lost = scene.lost(LIGHT).size();
        scene.use(I_DID_IT).passResponses();

        assertThat(scene.isIn(EVENT, Zone.OUT_OF_PLAY)).isTrue();
        // the opponent's is no price
        assertThat(scene.hostOf("dark Boonta Eve Podrace")).isEqualTo(ARENA);
        assertThat(scene.lost(LIGHT)).hasSize(lost - 4);
        scene.mayNot("use " + I_DID_IT);
    }

    @Test
    void whoHoldsASiteAndASystemTakesTheBottomCardOfTheLostPileBack() {
        var scene =
                won(
                        racing(1, 30)
                                .at("Tatooine: Cantina", "Han Solo")
                                .at("Tatooine", "Gold 1")
                                .aboard("Gold 1", "Dutch")
                                .lost(LIGHT, 8)
                                .lost(LIGHT, "Luke Skywalker"));
        scene.passUntil(DARK, Phase.CONTROL).passUntil(Prompt.Key.OPTION).option(PLACE);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(LIGHT).getLast()).isEqualTo("Luke Skywalker");
        scene.use(I_DID_IT, 2).passResponses();

        assertThat(scene.forcePile(LIGHT).getFirst()).isEqualTo("Luke Skywalker");
        scene.mayNot("use " + I_DID_IT + ", text 2");
    }

    @Test
    void withoutASystemTheLostPileStaysAsItIs() {
        var scene = won(racing(1, 30).at("Tatooine: Cantina", "Han Solo").lost(LIGHT, 9));
        scene.passUntil(DARK, Phase.CONTROL).passUntil(Prompt.Key.OPTION).option(PLACE);
        scene.passUntil(LIGHT, Phase.CONTROL).use(I_DID_IT).passResponses();
        // it was the other text that was offered
        assertThat(scene.isIn(EVENT, Zone.OUT_OF_PLAY)).isTrue();
        scene.mayNot("use " + I_DID_IT);
    }

    /** The text is offered in this phase to who holds these places. */
    private static boolean takesBack(Side turn, Phase phase, String... places) {
        var position =
                Scene.with(AllCards::all)
                        .site("Tatooine: Cantina", DARK)
                        .system("Tatooine", DARK)
                        .beside(LIGHT, I_DID_IT)
                        .lost(LIGHT, 3);
        for (String place : places) {
            boolean site = place.contains(":");
            position.at(place, site ? "Rebel Trooper" : "X-wing");
        }
        var scene = position.turn(turn, phase);
        if (turn == DARK) {
            scene.pass(DARK);
        }
        return scene.isOffered("use " + I_DID_IT);
    }

    @Test
    void aBattlegroundSiteAndABattlegroundSystemAreHeldInItsControlPhase() {
        String cantina = "Tatooine: Cantina";
        assertThat(takesBack(LIGHT, Phase.CONTROL, cantina, "Tatooine")).isTrue();
        assertThat(takesBack(LIGHT, Phase.DEPLOY, cantina, "Tatooine")).isFalse();
        assertThat(takesBack(DARK, Phase.CONTROL, cantina, "Tatooine")).isFalse();
        assertThat(takesBack(LIGHT, Phase.CONTROL, cantina)).isFalse();
        assertThat(takesBack(LIGHT, Phase.CONTROL, "Kessel", "Tatooine")).isFalse();
        assertThat(takesBack(LIGHT, Phase.CONTROL, "Death Star: War Room", "Tatooine")).isFalse();
        assertThat(takesBack(LIGHT, Phase.CONTROL, cantina, "Death Star")).isFalse();
    }

    // ---- the shield against it

    @Test
    void theShieldSuspendsItUnlessItsPlayerHoldsThreeBattlegrounds() {
        var two =
                won(
                        racing(1, 30)
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Cantina", "Han Solo")
                                .at("Tatooine: Mos Eisley", "Luke Skywalker"));
        assertThat(two.has(I_DID_IT, Flag.SUSPENDED)).isTrue();
        var noBattleground =
                won(
                        racing(1, 30)
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Cantina", "Han Solo")
                                .at("Tatooine: Mos Eisley", "Luke Skywalker")
                                .at("Death Star: War Room", "Leia Organa"));
        assertThat(noBattleground.has(I_DID_IT, Flag.SUSPENDED)).isTrue();
        // nobody is asked at the end of the turn
        int lost = two.lost(DARK).size();
        two.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.CONTROL);
        assertThat(two.lost(DARK)).hasSize(lost);

        var three =
                won(
                        racing(1, 30)
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Cantina", "Han Solo")
                                .at("Tatooine: Mos Eisley", "Luke Skywalker")
                                .at("Tatooine: Docking Bay 94", "Leia Organa"));
        assertThat(three.has(I_DID_IT, Flag.SUSPENDED)).isFalse();
        three.passUntil(DARK, Phase.CONTROL).passUntil(Prompt.Key.OPTION);
        three.expectDecider(DARK);
    }

    @Test
    void oneOfSeveralPodracesIsPlacedOutOfPlayOncePerGame() {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, LIGHT)
                        .on(ARENA, EVENT, EVENT)
                        .beside(LIGHT, I_DID_IT)
                        .lost(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(I_DID_IT).chooseOnly("Boonta Eve Podrace").passResponses();
        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Boonta Eve Podrace");
        assertThat(scene.lost(LIGHT)).hasSize(5);
        scene.passUntil(LIGHT).mayNot("use " + I_DID_IT);
    }
}
