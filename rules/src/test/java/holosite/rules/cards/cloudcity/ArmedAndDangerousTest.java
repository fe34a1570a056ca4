package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.effect.Duel;
import holosite.language.effect.Effect;
import holosite.language.words.Actions;
import holosite.language.words.Amounts;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Armed And Dangerous. */
class ArmedAndDangerousTest {
    private static final String CARD = "Armed And Dangerous";
    private static final int FROM_HAND = 1;

    private static Scene battle(String character, String... deck) {
        return Scene.with(AllCards::all)
                .at(CANTINA, character, "Darth Vader")
                .hand(LIGHT, CARD)
                .reserve(LIGHT, deck)
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @Test
    @Claim("armed-and-dangerous#1")
    void itFetchesAWeaponWhoseTextNamesTheCharacter() {
        var scene = battle("Obi-Wan Kenobi", "Han's Heavy Blaster Pistol", "Obi-Wan's Lightsaber");

        scene.play(CARD);
        assertThat(scene.offered()).doesNotContain("Han's Heavy Blaster Pistol");
        scene.choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
        assertThat(scene.lost(LIGHT)).contains(CARD);
    }

    @Test
    @Claim("armed-and-dangerous#1")
    void aWeaponForAnyWarriorIsNotFetchedForOne() {
        // the pistol could be deployed on Luke, but it is made for Han
        var scene = battle("Luke Skywalker", "Han's Heavy Blaster Pistol", "Blaster Rifle");

        scene.play(CARD);

        assertThat(scene.isOnTable("Han's Heavy Blaster Pistol")).isFalse();
        assertThat(scene.isOnTable("Blaster Rifle")).isFalse();
        assertThat(scene.lost(LIGHT)).contains(CARD);
    }

    @Test
    @Claim("armed-and-dangerous#2")
    void anakinsLightsaberMatchesASkywalker() {
        var scene = battle("Luke Skywalker", "Anakin's Lightsaber");

        scene.play(CARD).choose("Anakin's Lightsaber");

        assertThat(scene.hostOf("Anakin's Lightsaber")).isEqualTo("Luke Skywalker");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itAlsoComesFromHandButOnlyIfThereIsSuchAWeapon() {
        var position =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                        .hand(LIGHT, CARD, "Obi-Wan's Lightsaber")
                        .force(DARK, 3);
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);

        scene.play(CARD, FROM_HAND).choose("Obi-Wan's Lightsaber");
        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");

        var without = battle("Obi-Wan Kenobi", "Obi-Wan's Lightsaber");
        without.play(CARD).choose("Obi-Wan's Lightsaber");
        assertThat(without.hand(LIGHT)).isEmpty();
    }

    @Test
    void whoIsDrawnIntoADuelIsArmedToo() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                        .hand(DARK, "Stormtrooper")
                        .hand(LIGHT, CARD)
                        .reserve(LIGHT, "Obi-Wan's Lightsaber")
                        .turn(DARK, Phase.CONTROL);
        scene.use("Darth Maul").lose("Stormtrooper");

        scene.passUntil("play " + CARD);
        scene.play(CARD).choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
    }

    @Test
    void onlyWhoTakesPartIsArmed() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .at("Tatooine: Mos Eisley", "Obi-Wan Kenobi")
                        .hand(LIGHT, CARD)
                        .reserve(LIGHT, "Obi-Wan's Lightsaber")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);

        scene.play(CARD);

        assertThat(scene.isOnTable("Obi-Wan's Lightsaber")).isFalse();
    }

    /** Begins a duel of the Light Side, as Maul does for the Dark. */
    private static final Card CHALLENGE =
            Kinds.usedInterrupt("Plain Challenge", LIGHT, "0_1")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.anyTime())
                                            .target(Duel.YOURS, Filters.your(Filters.CHARACTER))
                                            .target(
                                                    Duel.THEIRS,
                                                    Filters.opponents(Filters.CHARACTER))
                                            .then(
                                                    new Duel(
                                                            Amounts.number(1),
                                                            Amounts.number(0),
                                                            Amounts.number(0),
                                                            List.of(lose(Duel.THEIRS)),
                                                            List.of(lose(Duel.YOURS))))));

    private static Effect lose(String who) {
        return Effects.lose(Filters.chosen(who));
    }

    private static Scene challenge(String[] hand, String[] deck) {
        return CardTable.tableWith(CHALLENGE)
                .at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                .hand(LIGHT, "Plain Challenge", CARD)
                .hand(LIGHT, hand)
                .reserve(LIGHT, deck)
                .turn(LIGHT, Phase.CONTROL)
                .play("Plain Challenge");
    }

    @Test
    void inADuelOfOnesOwnTheWeaponComesFromTheReserveDeck() {
        var scene =
                challenge(
                        new String[] {"Rebel Trooper"},
                        new String[] {
                            "Anakin's Lightsaber", "Obi-Wan's Lightsaber", "Blaster Rifle", "Dutch"
                        });

        scene.passUntil("play " + CARD).play(CARD);
        scene.mayNot("Anakin's Lightsaber", "Blaster Rifle", "Dutch");
        scene.choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void inADuelOfOnesOwnTheWeaponComesFromHand() {
        var scene =
                challenge(
                        new String[] {"Obi-Wan's Lightsaber", "Anakin's Lightsaber", "Dutch"},
                        new String[] {"Blaster Rifle"});

        scene.passUntil("play " + CARD + ", text 3").play(CARD, 3);
        scene.mayNot("Anakin's Lightsaber", "Dutch");
        scene.choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
    }

    @Test
    void inADuelOfTheOpponentsTheWeaponComesFromHand() {
        var scene =
                CardTable.table()
                        .at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                        .hand(DARK, "Stormtrooper")
                        .hand(LIGHT, CARD, "Obi-Wan's Lightsaber", "Anakin's Lightsaber")
                        .turn(DARK, Phase.CONTROL);
        scene.use("Darth Maul").lose("Stormtrooper");

        scene.passUntil("play " + CARD + ", text 5").play(CARD, 5).mayNot("Anakin's Lightsaber");
        scene.choose("Obi-Wan's Lightsaber");

        assertThat(scene.hostOf("Obi-Wan's Lightsaber")).isEqualTo("Obi-Wan Kenobi");
    }

    /**
     * Begins what a text of the card answers, counted from 1: a battle, a duel of one's own or one
     * of the opponent's. The cards are in hand for the odd texts, in the Reserve Deck for the even.
     */
    private static Scene begun(int text, String... cards) {
        var position = CardTable.tableWith(CHALLENGE).hand(LIGHT, CARD);
        if (text % 2 == 1) {
            position.hand(LIGHT, cards);
        } else {
            position.reserve(LIGHT, cards);
        }
        return switch ((text - 1) / 2) {
            case 0 ->
                    position.at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(CANTINA);
            case 1 ->
                    position.at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                            .hand(LIGHT, "Plain Challenge")
                            .turn(LIGHT, Phase.CONTROL)
                            .play("Plain Challenge");
            default ->
                    position.at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                            .hand(DARK, "Stormtrooper")
                            // the duel goes on at once: whoever holds the weapon must outlive it
                            .nextDestiny(DARK, 0, 0)
                            .turn(DARK, Phase.CONTROL)
                            .use("Darth Maul")
                            .lose("Stormtrooper");
        };
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void oneWeaponThatMatchesTheCharacterIsDeployed(int text) {
        String saber = "Obi-Wan's Lightsaber";
        var scene = begun(text, saber, saber, "Han's Heavy Blaster Pistol", "Blaster Rifle");

        scene.passUntil("play " + CARD + ", text " + text).play(CARD, text);
        scene.mayNot("Han's Heavy Blaster Pistol", "Blaster Rifle").chooseOnly(saber);

        assertThat(scene.hostOf(saber)).isEqualTo("Obi-Wan Kenobi");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5})
    void withoutAUniqueWeaponInHandItOffersOnlyTheReserveDeck(int text) {
        var scene = begun(text, "Blaster Rifle", "Dutch");

        scene.passUntil("play " + CARD + ", text " + (text + 1));
        scene.mayNot("play " + CARD + ", text " + text);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void oneCharacterInTheBattleIsArmed(int text) {
        var scene =
                CardTable.table()
                        .at("Tatooine: Mos Eisley", "Obi-Wan Kenobi", "Luke Skywalker")
                        .at("Tatooine: Mos Eisley", "Snowspeeder", "Darth Vader")
                        .at(CANTINA, "Rebel Trooper")
                        .hand(LIGHT, CARD, "Obi-Wan's Lightsaber")
                        .reserve(LIGHT, "Anakin's Lightsaber")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine: Mos Eisley")
                        .play(CARD, text);

        assertThat(scene.offered()).containsExactlyInAnyOrder("Obi-Wan Kenobi", "Luke Skywalker");
        scene.chooseOnly("Obi-Wan Kenobi");
    }

    @Test
    void inADuelInSpaceNobodyIsArmed() {
        var scene =
                CardTable.tableWith(CHALLENGE)
                        .at("Tatooine", "Corellian Corvette", "Devastator")
                        .passenger("Corellian Corvette", "Obi-Wan Kenobi")
                        .passenger("Devastator", "Darth Vader")
                        .hand(LIGHT, "Plain Challenge", CARD, "Obi-Wan's Lightsaber")
                        .reserve(LIGHT, "Obi-Wan's Lightsaber")
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Plain Challenge");

        for (; scene.phase() == Phase.CONTROL; scene.answerDefault()) {
            scene.mayNot("play " + CARD);
        }
    }

    @Test
    void inABattleInSpaceNobodyIsArmed() {
        var scene =
                CardTable.table()
                        .at("Tatooine", "Corellian Corvette", "Devastator")
                        .pilot("Corellian Corvette", "Luke Skywalker")
                        .hand(LIGHT, CARD, "Anakin's Lightsaber")
                        .reserve(LIGHT, "Anakin's Lightsaber")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");

        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + CARD);
        }
    }

    @Test
    @Claim("armed-and-dangerous#2")
    void anakinsLightsaberMatchesLeiaTooButNobodyOfAnotherFamily() {
        var leia = battle("Princess Leia", "Anakin's Lightsaber");
        leia.play(CARD).choose("Anakin's Lightsaber");
        assertThat(leia.hostOf("Anakin's Lightsaber")).isEqualTo("Princess Leia");

        var kenobi = battle("Obi-Wan Kenobi", "Anakin's Lightsaber");
        kenobi.play(CARD);
        assertThat(kenobi.isOnTable("Anakin's Lightsaber")).isFalse();
        assertThat(kenobi.lost(LIGHT)).contains(CARD);
    }
}
