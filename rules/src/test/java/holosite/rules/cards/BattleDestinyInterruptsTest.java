package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Interrupts of Premiere that add battle destiny for whoever takes part in a battle. */
class BattleDestinyInterruptsTest {
    private static final String SPACE = "Tatooine";

    private static final Card YODA =
            Kinds.rebel("Plain Yoda", "0_1")
                    .unique()
                    .persona("Yoda")
                    .destiny(1)
                    .deploy(3)
                    .power(1)
                    .ability(7)
                    .forfeit(4)
                    .says();

    private static final Card SEER =
            Kinds.alien("Plain Seer", LIGHT, "0_2")
                    .destiny(1)
                    .deploy(3)
                    .power(1)
                    .ability(4)
                    .forfeit(4)
                    .says();

    private static final Set<String> NO_PILOTS = Set.of("Stormtrooper", "General Tagge");

    /** Somebody against one enemy, on the ground or in a ship. */
    private static Position position(Side side, String place, String who, String... company) {
        var position = tableWith(YODA, SEER).force(DARK, 1).force(LIGHT, 1);
        if (place.equals(SPACE)) {
            // whoever is no pilot needs a passenger's seat
            String dark = NO_PILOTS.contains(who) ? "Punishing One" : "Black 2";
            String mine = side == DARK ? dark : "Gold 1";
            position.at(SPACE, side == DARK ? "X-wing" : "TIE Fighter");
            if (who.contains("wing")) {
                return position.at(SPACE, who).at(SPACE, company);
            }
            var ship = position.at(SPACE, mine);
            return (NO_PILOTS.contains(who) ? ship.passenger(mine, who) : ship.pilot(mine, who))
                    .at(SPACE, company);
        }
        return position.at(place, side == DARK ? "Rebel Trooper" : "Stormtrooper", who)
                .at(place, company);
    }

    private static Scene battle(Side side, String card, Side turn, String place, Position p) {
        var scene = p.hand(side, card).turn(turn, Phase.BATTLE).battleAt(place);
        scene.passUntil(side);
        while (scene.prompt() == Prompt.Key.RESPONSE) {
            scene.pass();
        }
        return scene;
    }

    private static String text(String card, int text) {
        return "play " + card + ", text " + text;
    }

    private static void play(Scene scene, String card, int text) {
        if (text == 1 && scene.isOffered("play " + card)) {
            scene.play(card).passResponses();
        } else {
            scene.play(card, text).passResponses();
        }
    }

    private static void playable(Scene scene, String card, int text, boolean can) {
        boolean offered =
                scene.isOffered(text(card, text)) || text == 1 && scene.isOffered("play " + card);
        assertThat(offered).as(card).isEqualTo(can);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Lone Warrior, 1, Stormtrooper, 1, 0, Imperial Pilot, Chief Bast",
        "DARK, Lone Warrior, 2, General Tagge, 2, 0, Imperial Pilot, Stormtrooper",
        "DARK, Vader's Eye, 1, Darth Vader, 1, 1, Imperial Pilot, Stormtrooper",
        "DARK, Vader's Eye, 2, General Tagge, 1, 0, Stormtrooper, Darth Vader",
        "LIGHT, Warrior's Courage, 1, Rebel Trooper, 1, 0, Rebel Pilot, Beru Lars",
        "LIGHT, Warrior's Courage, 2, Leia Organa, 2, 0, Rebel Pilot, Rebel Trooper",
        "LIGHT, Krayt Dragon Howl, 1, Obi-Wan Kenobi (1_21), 1, 1, Rebel Pilot, Rebel Trooper",
        "LIGHT, Krayt Dragon Howl, 2, Luke Skywalker, 1, 0, Rebel Trooper, Obi-Wan Kenobi (1_21)",
        "LIGHT, Solo Han, 1, Han Solo, 2, 0, Rebel Pilot, Luke Skywalker",
        "LIGHT, Solo Han, 2, Wioslea, 1, 0, Rebel Trooper, Luke Skywalker"
    })
    void whoDefendsASiteAlone(
            Side side,
            String card,
            int text,
            String who,
            int adds,
            int power,
            String other,
            String another) {
        Side enemy = side.opposite();
        var scene = battle(side, card, enemy, FARM, position(side, FARM, who));
        int before = battleDestinies(scene, side);
        double total = scene.totalPower(FARM, side);
        play(scene, card, text);
        assertThat(battleDestinies(scene, side)).isEqualTo(before + adds);
        assertThat(scene.totalPower(FARM, side)).isEqualTo(total + power);

        playable(battle(side, card, side, FARM, position(side, FARM, who)), card, text, false);
        var company = side == DARK ? "Imperial Pilot" : "Rebel Pilot";
        playable(
                battle(side, card, enemy, FARM, position(side, FARM, who, company)),
                card,
                text,
                false);
        playable(battle(side, card, enemy, FARM, position(side, FARM, other)), card, text, false);
        playable(battle(side, card, enemy, FARM, position(side, FARM, another)), card, text, false);
        playable(battle(side, card, enemy, SPACE, position(side, SPACE, who)), card, text, false);
    }

    @ParameterizedTest
    @CsvSource({
        "Moment Of Triumph, 1, Grand Moff Tarkin, 2, General Tagge",
        "Moment Of Triumph, 2, Dengar, 1, General Tagge"
    })
    void whoDefendsAloneAnywhere(String card, int text, String who, int adds, String other) {
        for (String place : new String[] {FARM, SPACE}) {
            var scene = battle(DARK, card, LIGHT, place, position(DARK, place, who));
            int before = battleDestinies(scene, DARK);
            play(scene, card, text);
            assertThat(battleDestinies(scene, DARK)).isEqualTo(before + adds);
        }
        playable(battle(DARK, card, DARK, FARM, position(DARK, FARM, who)), card, text, false);
        playable(
                battle(DARK, card, LIGHT, FARM, position(DARK, FARM, who, "Imperial Pilot")),
                card,
                text,
                false);
        playable(battle(DARK, card, LIGHT, FARM, position(DARK, FARM, other)), card, text, false);
    }

    @Test
    void somebodyOfTheOpponentDefendingAloneAddsNothing() {
        playable(
                battle(
                        DARK,
                        "Moment Of Triumph",
                        DARK,
                        FARM,
                        position(DARK, FARM, "Stormtrooper#2")
                                .at(BAY, "Rebel Trooper#2", "Wioslea", "Stormtrooper#3")),
                "Moment Of Triumph",
                1,
                false);
        var aliens =
                table().at(BAY, "Wioslea", "Stormtrooper")
                        .hand(DARK, "Moment Of Triumph")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(aliens.battleAt(BAY).isOffered("play Moment Of Triumph")).isFalse();
        var dark =
                table().at(BAY, "Djas Puhr", "Rebel Trooper")
                        .hand(LIGHT, "Solo Han")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(dark.battleAt(BAY).isOffered("play Solo Han")).isFalse();
        var stolen =
                table().at(BAY, "Darth Vader")
                        .stolen("Darth Vader")
                        .at(BAY, "Stormtrooper")
                        .hand(DARK, "Vader's Eye")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(stolen.battleAt(BAY).isOffered("play Vader's Eye")).isFalse();
        playable(
                battle(DARK, "Lone Warrior", DARK, FARM, position(DARK, FARM, "Chief Bast")),
                "Lone Warrior",
                1,
                false);
        playable(
                battle(LIGHT, "Solo Han", LIGHT, FARM, position(LIGHT, FARM, "Rebel Pilot")),
                "Solo Han",
                2,
                false);
    }

    @ParameterizedTest
    @CsvSource({
        "Full Throttle, 1, Biggs Darklighter, 1, 0",
        "Full Throttle, 1, X-wing, 1, 0",
        "Full Throttle, 2, Luke Skywalker, 1, 1"
    })
    void whoDefendsASystemAlone(String card, int text, String who, int adds, int power) {
        var scene = battle(LIGHT, card, DARK, SPACE, position(LIGHT, SPACE, who));
        int before = battleDestinies(scene, LIGHT);
        double total = scene.totalPower(SPACE, LIGHT);
        play(scene, card, text);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before + adds);
        assertThat(scene.totalPower(SPACE, LIGHT)).isEqualTo(total + power);

        playable(battle(LIGHT, card, LIGHT, SPACE, position(LIGHT, SPACE, who)), card, text, false);
        playable(
                battle(LIGHT, card, DARK, SPACE, position(LIGHT, SPACE, who, "Y-wing")),
                card,
                text,
                false);
        if (!who.equals("X-wing")) {
            playable(
                    battle(LIGHT, card, DARK, FARM, position(LIGHT, FARM, who)), card, text, false);
        }
    }

    /** Neither a weaker one nor one of another kind. */
    @ParameterizedTest
    @CsvSource({
        "DARK, Vader's Eye, Djas Puhr",
        "DARK, Vader's Eye, Commander Praji",
        "LIGHT, Krayt Dragon Howl, Biggs Darklighter",
        "LIGHT, Krayt Dragon Howl, Plain Seer"
    })
    void onlyAStrongRebelOrImperial(Side side, String card, String who) {
        var scene = battle(side, card, side.opposite(), FARM, position(side, FARM, who));
        assertThat(scene.isOffered("play " + card)).isFalse();
    }

    @Test
    void aStrongRebelIsOneOfAbilityThree() {
        var scene =
                battle(LIGHT, "Krayt Dragon Howl", DARK, FARM, position(LIGHT, FARM, "Han Solo"));
        assertThat(scene.isOffered("play Krayt Dragon Howl")).isTrue();
    }

    /** In a ship with nobody but a passenger, or with two permanent pilots, no pilot is alone. */
    @Test
    void aPassengerIsNoPilotDefendingAlone() {
        var several = position(LIGHT, SPACE, "Y-wing Assault Squadron");
        var squadron = battle(LIGHT, "Full Throttle", DARK, SPACE, several);
        assertThat(squadron.isOffered("play Full Throttle")).isFalse();
        for (boolean pilots : new boolean[] {true, false}) {
            var position = position(LIGHT, SPACE, pilots ? "Rebel Pilot" : "Rebel Trooper");
            var scene = battle(LIGHT, "Full Throttle", DARK, SPACE, position);
            assertThat(scene.isOffered("play Full Throttle")).isEqualTo(pilots);
        }
    }

    @Test
    void aPilotOtherThanLukeAddsNoPower() {
        playable(
                battle(
                        LIGHT,
                        "Full Throttle",
                        DARK,
                        SPACE,
                        position(LIGHT, SPACE, "Biggs Darklighter")),
                "Full Throttle",
                2,
                false);
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, Gift Of The Mentor, Luke Skywalker, Obi-Wan Kenobi (1_21), Han Solo",
        "LIGHT, Gift Of The Mentor, Luke Skywalker, Plain Yoda, Han Solo",
        "LIGHT, Skywalkers, Luke Skywalker, Leia Organa, Han Solo",
        "DARK, Dark Collaboration, Grand Moff Tarkin, General Tagge, Chief Bast",
        "DARK, Dark Collaboration, Grand Moff Tarkin, Admiral Motti, Chief Bast"
    })
    void twoTogetherAddTwo(Side side, String card, String one, String other, String third) {
        var scene = battle(side, card, side, FARM, position(side, FARM, one, other));
        int before = battleDestinies(scene, side);
        play(scene, card, 1);
        assertThat(battleDestinies(scene, side)).isEqualTo(before + 2);
        playable(
                battle(side, card, side, FARM, position(side, FARM, one, third).at(BAY, other)),
                card,
                1,
                false);
        playable(
                battle(side, card, side, FARM, position(side, FARM, other, third).at(BAY, one)),
                card,
                1,
                false);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Charming To The Last, Grand Moff Tarkin, Leia Organa, Han Solo, Rebel Trooper",
        "DARK, I Have You Now, Darth Vader, Luke Skywalker, Han Solo, Rebel Trooper",
        "LIGHT, The Force Is Strong With This One, Luke Skywalker, Darth Vader, General Tagge,"
                + " Stormtrooper"
    })
    void againstAStrongEnemyOneAndAgainstTheWorstTwo(
            Side side, String card, String who, String worst, String strong, String weak) {
        for (String enemy : new String[] {worst, strong}) {
            var scene = battle(side, card, side, FARM, position(side, FARM, who, enemy, weak));
            int before = battleDestinies(scene, side);
            scene.play(card);
            assertThat(scene.offered()).doesNotContain(weak);
            scene.passResponses();
            assertThat(battleDestinies(scene, side))
                    .isEqualTo(before + (enemy.equals(worst) ? 2 : 1));
        }
        playable(
                battle(side, card, side, FARM, position(side, FARM, who).at(BAY, strong)),
                card,
                1,
                false);
        String other = side == DARK ? "Chief Bast" : "Han Solo";
        playable(
                battle(side, card, side, FARM, position(side, FARM, other, worst).at(BAY, who)),
                card,
                1,
                false);
    }

    @Test
    void aJediOfTheOpponentIsNoDarkJedi() {
        var position =
                position(DARK, FARM, "Chief Bast", "Luke Skywalker", "Obi-Wan Kenobi (1_21)");
        playable(battle(DARK, "I Have You Now", DARK, FARM, position), "I Have You Now", 1, false);
    }

    @Test
    void anEnemyWhoIsNoRebelOrImperialDoesNotCount() {
        playable(
                battle(
                        DARK,
                        "I Have You Now",
                        DARK,
                        FARM,
                        position(DARK, FARM, "Darth Vader", "Figrin D'an")),
                "I Have You Now",
                1,
                false);
        playable(
                battle(
                        DARK,
                        "Charming To The Last",
                        DARK,
                        FARM,
                        position(DARK, FARM, "Grand Moff Tarkin", "Figrin D'an")),
                "Charming To The Last",
                1,
                false);
        playable(
                battle(
                        LIGHT,
                        "The Force Is Strong With This One",
                        LIGHT,
                        FARM,
                        position(LIGHT, FARM, "Luke Skywalker", "Djas Puhr")),
                "The Force Is Strong With This One",
                1,
                false);
    }

    @Test
    void vaderAndObiWanInOneBattleAddOne() {
        String card = "Your Powers Are Weak, Old Man";
        var scene =
                battle(
                        DARK,
                        card,
                        DARK,
                        FARM,
                        position(DARK, FARM, "Darth Vader", "Obi-Wan Kenobi (1_21)"));
        int before = battleDestinies(scene, DARK);
        play(scene, card, 1);
        assertThat(battleDestinies(scene, DARK)).isEqualTo(before + 1);
        playable(
                battle(
                        DARK,
                        card,
                        DARK,
                        FARM,
                        position(DARK, FARM, "Darth Vader").at(BAY, "Obi-Wan Kenobi (1_21)")),
                card,
                1,
                false);
        playable(
                battle(
                        DARK,
                        card,
                        DARK,
                        FARM,
                        position(DARK, FARM, "Chief Bast", "Obi-Wan Kenobi (1_21)")
                                .at(BAY, "Darth Vader")),
                card,
                1,
                false);
    }
}
