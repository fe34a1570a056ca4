package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Help Me Obi-Wan Kenobi. */
class HelpMeObiWanKenobiTest {
    private static final String HELP = "Help Me Obi-Wan Kenobi";
    private static final String PLAY = "play " + HELP;

    /** Obi-Wan alone at the farm, and a battle to come at Mos Eisley, where Light has ability 1. */
    private static Position lender() {
        return table().site(FARM, LIGHT)
                .at(FARM, "Obi-Wan Kenobi")
                .site(MOS_EISLEY, DARK)
                .at(MOS_EISLEY, "Rebel Trooper", "Stormtrooper")
                .hand(LIGHT, HELP)
                .force(LIGHT, 9);
    }

    private static Scene battle(Position position) {
        return position.turn(LIGHT, Phase.BATTLE).battleAt(MOS_EISLEY);
    }

    private static Scene lent(Position position, int ability) {
        return battle(position)
                .play(HELP)
                .passUntil(Prompt.Key.NUMBER)
                .number(ability)
                .passResponses();
    }

    @Test
    void obiWansAbilityHelpsToDrawBattleDestinyElsewhere() {
        assertThat(battleDestinies(battle(lender()), LIGHT)).isZero();
        var scene = battle(lender()).play(HELP).passUntil(Prompt.Key.NUMBER);
        scene.mayNot("0", "7")
                .offers("1")
                .number(3)
                .passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
    }

    @Test
    void tooLittleOfItIsOfNoUse() {
        var scene = lent(lender().hand(LIGHT, HELP + "#2"), 2);
        assertThat(battleDestinies(scene, LIGHT)).isZero();
    }

    @Test
    void whatWasUsedCountsNoMoreInThisTurn() {
        var scene = lent(lender().hand(LIGHT, HELP + "#2"), 4);
        scene.play(HELP + "#2").passUntil(Prompt.Key.NUMBER).mayNot("3").number(2);
    }

    @Test
    void hisAbilityIsAsItWasAndUsableAgainInTheNextTurn() {
        var scene = lent(lender().hand(LIGHT, HELP + "#2"), 4);
        assertThat(scene.ability("Obi-Wan Kenobi")).isEqualTo(6);
        assertThat(scene.figure(Figure.USABLE_ABILITY, "Obi-Wan Kenobi")).isEqualTo(2);
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.figure(Figure.USABLE_ABILITY, "Obi-Wan Kenobi")).isEqualTo(6);
    }

    @Test
    void abilityThatIsNotUsableDrawsNoBattleDestinyInHisOwnBattleEither() {
        var weary =
                Kinds.effect("Plain Weariness", LIGHT, "0_9")
                        .destiny(3)
                        .says(
                                Abilities.deploysOn(Filters.CHARACTER),
                                Abilities.always(
                                        Modifiers.add(Figure.USABLE_ABILITY, -3, Filters.HOST)));
        var fresh = tableWith(weary).at(MOS_EISLEY, "Obi-Wan Kenobi", "Stormtrooper");
        var scene = fresh.force(LIGHT, 9).turn(LIGHT, Phase.BATTLE).battleAt(MOS_EISLEY);
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(1);
        var tired =
                tableWith(weary)
                        .at(MOS_EISLEY, "Obi-Wan Kenobi", "Stormtrooper")
                        .on("Obi-Wan Kenobi", "Plain Weariness")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(battleDestinies(tired, LIGHT)).isZero();
    }

    @Test
    void nothingLeftIsNotLent() {
        lent(lender().hand(LIGHT, HELP + "#2"), 6).mayNot(PLAY + "#2");
        lent(lender().hand(LIGHT, HELP + "#2"), 5).offers(PLAY + "#2");
    }

    @Test
    void heMustBeAtASiteYouControl() {
        battle(lender().at(FARM, "Stormtrooper#2")).mayNot(PLAY);
        battle(
                        table().system("Tatooine", LIGHT)
                                .at("Tatooine", "Millennium Falcon")
                                .passenger("Millennium Falcon", "Obi-Wan Kenobi")
                                .at(MOS_EISLEY, "Rebel Trooper", "Stormtrooper")
                                .hand(LIGHT, HELP)
                                .force(LIGHT, 9))
                .mayNot(PLAY);
        battle(
                        table().at(MOS_EISLEY, "Obi-Wan Kenobi", "Stormtrooper")
                                .hand(LIGHT, HELP)
                                .force(LIGHT, 9))
                .mayNot(PLAY);
    }

    @Test
    void nobodyElseLendsHisAbility() {
        battle(
                        table().at(FARM, "Luke Skywalker")
                                .at(MOS_EISLEY, "Rebel Trooper", "Stormtrooper")
                                .hand(LIGHT, HELP)
                                .force(LIGHT, 9))
                .mayNot(PLAY);
    }

    @Test
    void withoutABattleNothingIsLent() {
        lender().turn(LIGHT, Phase.BATTLE).mayNot(PLAY);
    }

    // ---- a react

    private static Position next() {
        return table().site(CANTINA, LIGHT)
                .site(BAY, LIGHT)
                .at(CANTINA, "Rebel Trooper", "Stormtrooper")
                .at(BAY, "Luke Skywalker", "Leesub Sirln", "Rebel Trooper#2")
                .hand(LIGHT, HELP)
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    private static Scene attacked(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);
    }

    @Test
    void aRebelNextDoorReacts() {
        var scene = attacked(next()).passUntil(PLAY).play(HELP);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper#2");
        scene.choose("Luke Skywalker").passUntil("react with Luke Skywalker");
        scene.mayNot("react with Rebel Trooper#2").react("Luke Skywalker");
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(CANTINA);
        assertThat(scene.used(LIGHT)).hasSizeGreaterThan(0);
    }

    @Test
    void toOnesOwnBattleNobodyReacts() {
        next().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA).mayNot(PLAY);
    }

    @Test
    void fromFartherAwayNobodyReacts() {
        attacked(
                        table().site(CANTINA, LIGHT)
                                .at(CANTINA, "Rebel Trooper", "Stormtrooper")
                                .site(BAY, LIGHT)
                                .site(MOS_EISLEY, DARK)
                                .at(MOS_EISLEY, "Luke Skywalker")
                                .hand(LIGHT, HELP)
                                .force(DARK, 9))
                .mayNot(PLAY);
    }
}
