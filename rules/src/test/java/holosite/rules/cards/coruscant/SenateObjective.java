package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Agenda;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What both Objectives of the Senate do, each for its own side; its tests are run for either. */
abstract class SenateObjective {
    private static final String WANTED = "Plain Wanted";
    private static final String FAVORED = "Plain Favored";
    private static final String WEALTHY = "Plain Wealthy";
    private static final String CHANCELLOR = "Plain Chancellor";
    private static final String DOVE = "Plain Dove";
    private static final String RIVAL = "Plain Rival";

    private final Side side;
    private final Side their;
    private final String objective;
    private final String effect;
    private final String theirEffect;
    private final String senator;
    private final String theirSenator;
    private final String theirSecond;
    private final String trooper;
    private final Agenda wanted;
    private final Agenda favored;

    /**
     * What differs.
     *
     * @param wanted the agenda of which one of two senators is enough to flip it
     * @param favored the agenda whose destinies count most
     */
    SenateObjective(Side side, String objective, Agenda wanted, Agenda favored) {
        boolean dark = side == DARK;
        this.side = side;
        this.their = side.opposite();
        this.objective = objective;
        this.wanted = wanted;
        this.favored = favored;
        effect = dark ? "This Is Outrageous!" : "Plea To The Court";
        theirEffect = dark ? "Plea To The Court" : "This Is Outrageous!";
        senator = dark ? "Orn Free Taa" : "Yarua";
        theirSenator = dark ? "Yarua" : "Aks Moe";
        theirSecond = dark ? "Leia Organa" : "Lott Dod";
        trooper = dark ? "Stormtrooper" : "Rebel Trooper";
    }

    private String use() {
        return "use " + objective;
    }

    private Card politician(String title, String id, Trait trait, Agenda agenda) {
        return politician(side, title, id, trait, agenda);
    }

    private static Card politician(Side side, String title, String id, Trait trait, Agenda agenda) {
        return Kinds.republic(title, side, id)
                .destiny(2)
                .deploy(1)
                .power(1)
                .ability(1)
                .politics(1)
                .forfeit(1)
                .is(trait)
                .says(Abilities.agendas(agenda));
    }

    /**
     * Three senators of its player, each with an agenda, two leaders who are none, and a senator of
     * the opponent with the wanted agenda.
     */
    private Position pleading() {
        return tableWith(
                        politician(WANTED, "0_1", Trait.SENATOR, wanted),
                        politician(FAVORED, "0_2", Trait.SENATOR, favored),
                        politician(WEALTHY, "0_3", Trait.SENATOR, Agenda.WEALTH),
                        politician(CHANCELLOR, "0_4", Trait.LEADER, favored),
                        politician(DOVE, "0_5", Trait.LEADER, wanted),
                        politician(their, RIVAL, "0_6", Trait.SENATOR, wanted))
                .site(SENATE, DARK)
                .beside(side, objective);
    }

    private Position flipped() {
        return pleading().at(SENATE, WANTED, WEALTHY).mark(objective, Flag.FLIPPED);
    }

    private boolean isFlipped(Scene scene) {
        return scene.has(objective, Flag.FLIPPED);
    }

    private boolean flips(String... there) {
        return isFlipped(pleading().at(SENATE, there).turn(DARK, Phase.CONTROL));
    }

    @Test
    void threeSenatorsFlipItOrTwoOfWhomOneHasTheWantedAgenda() {
        assertThat(flips(WANTED, WEALTHY, FAVORED)).isTrue();
        assertThat(flips(FAVORED, WEALTHY, senator)).isTrue();
        assertThat(flips(WANTED, WEALTHY)).isTrue();
        assertThat(flips(FAVORED, WEALTHY, trooper)).isFalse();
        assertThat(flips(FAVORED, WEALTHY, DOVE)).isFalse();
        assertThat(flips(FAVORED, WEALTHY, theirSenator)).isFalse();
        assertThat(flips(FAVORED, WEALTHY, RIVAL)).isFalse();
        assertThat(flips(WANTED, theirSenator, theirSecond)).isFalse();
        assertThat(flips(WANTED, trooper, DOVE)).isFalse();
    }

    @Test
    void senatorsElsewhereDoNotFlipIt() {
        var scene =
                pleading()
                        .at(SENATE, FAVORED, WEALTHY)
                        .at(CANTINA, WANTED, senator)
                        .turn(DARK, Phase.CONTROL);

        assertThat(isFlipped(scene)).isFalse();
    }

    @Test
    void itFlipsBackWithFewerThanTwoSenatorsThere() {
        var stays = pleading().at(SENATE, FAVORED, WEALTHY).mark(objective, Flag.FLIPPED);
        assertThat(isFlipped(stays.turn(DARK, Phase.CONTROL))).isTrue();
        var back =
                pleading()
                        .at(SENATE, FAVORED, trooper, theirSenator)
                        .at(CANTINA, WEALTHY)
                        .mark(objective, Flag.FLIPPED);
        assertThat(isFlipped(back.turn(DARK, Phase.CONTROL))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void creaturesInTheSenateAreLostOnBothFaces(boolean flipped) {
        var scene =
                (flipped ? flipped() : pleading())
                        .at(SENATE, trooper)
                        .at(SENATE, "Rock Wart")
                        .at(CANTINA, "Scurrier")
                        .turn(DARK, Phase.CONTROL);

        assertThat(isFlipped(scene)).isEqualTo(flipped);
        assertThat(scene.lost(DARK)).containsExactly("Rock Wart");
        assertThat(scene.isOnTable("Scurrier")).isTrue();
        assertThat(scene.isOnTable(trooper)).isTrue();
    }

    @Test
    void onceInTheControlPhaseOneOrTwoRandomCardsLeaveTheOpponentsHandForThreeForce() {
        for (int cards : new int[] {1, 2}) {
            var scene = flipped().hand(their, 3).force(side, 6).turn(side, Phase.CONTROL);

            scene.use(objective, 1).mayNot("3", "0").number(cards);

            assertThat(scene.used(their)).hasSize(cards);
            assertThat(scene.forcePile(side)).hasSize(3);
            scene.passUntil(side, Phase.CONTROL);
            assertThat(texts(scene)).isEqualTo(1);
        }
    }

    @Test
    void itTakesACardInHandAndTheControlPhaseOfItsPlayer() {
        assertThat(texts(rich(1).turn(side, Phase.CONTROL))).isEqualTo(2);
        assertThat(texts(rich(0).turn(side, Phase.CONTROL))).isEqualTo(1);
        assertThat(texts(rich(1).turn(side, Phase.DEPLOY))).isEqualTo(1);
        assertThat(texts(rich(1).turn(their, Phase.CONTROL).pass())).isEqualTo(1);
    }

    private Position rich(int cards) {
        return flipped().hand(their, cards).force(side, 3);
    }

    /** How many of its texts are offered; finding a Political Effect always is. */
    private long texts(Scene scene) {
        scene.expectDecider(side);
        return scene.offered().stream().filter(words -> words.startsWith(use())).count();
    }

    @Test
    void onceATurnItFindsAPoliticalEffect() {
        var scene = flipped().reserve(side, trooper, effect, effect).turn(side, Phase.MOVE);

        scene.use(objective).mayNot(trooper, effect + "; " + effect + "#2").choose(effect);

        assertThat(scene.hand(side)).containsExactly(effect);
        scene.mayNot(use());
    }

    /** How much more a card of its player counts as a battle destiny than its number. */
    final double more(Side drawer, String drawn) {
        var scene =
                pleading()
                        .at(SENATE, WANTED, senator)
                        .mark(objective, Flag.FLIPPED)
                        .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .reserve(drawer, drawn)
                        .force(drawer, 3)
                        .turn(drawer, Phase.BATTLE);
        double printed = scene.destiny(drawn);
        scene.battleAt(CANTINA).passWeapons();
        if (scene.isOffered("yes")) {
            scene.yes();
        }
        scene.answerDefaults(() -> Double.isNaN(scene.battleDestiny(drawer)));
        // Vader adds 1
        return scene.battleDestiny(drawer) - printed - (drawer == DARK ? 1 : 0);
    }

    @Test
    void senatorsCountMoreAsBattleDestinyAndMostWithTheFavoredAgenda() {
        assertThat(more(side, WEALTHY)).isEqualTo(2);
        assertThat(more(side, FAVORED)).isEqualTo(3);
        assertThat(more(side, DOVE)).isZero();
        assertThat(more(side, trooper)).isZero();
        assertThat(more(their, theirSenator)).isZero();
    }

    /** Somebody with the favored agenda who is no senator. */
    final double moreForChancellor() {
        return more(side, CHANCELLOR);
    }

    /** An Effect of its player that is no Political Effect, with a card on it. */
    private Position cleared() {
        String other = side == DARK ? "Astromech Shortage" : "Bargaining Table";
        return flipped()
                .beside(side, effect, other)
                .beside(their, theirEffect)
                .stacked(theirEffect, theirSenator)
                .stacked(other, trooper)
                .force(side, 2);
    }

    @Test
    void atTheEndOfAnyTurnTwoForceClearOnesPoliticalEffects() {
        for (Side turn : Side.values()) {
            var scene = cleared().stacked(effect, senator, FAVORED).turn(turn, Phase.DRAW);

            scene.passUntil(Prompt.Key.RESPONSE).use(objective);

            assertThat(scene.used(side)).contains(senator, FAVORED).doesNotContain(trooper);
            assertThat(scene.hostOf(theirSenator)).isEqualTo(theirEffect);
            assertThat(scene.forcePile(side)).isEmpty();
        }
    }

    @Test
    void withNothingOnThemThereIsNothingToClear() {
        var scene = cleared().turn(side, Phase.DRAW);
        while (scene.turnOf() == side) {
            scene.expectPrompt(Prompt.Key.PHASE_ACTION).pass();
        }
    }
}
