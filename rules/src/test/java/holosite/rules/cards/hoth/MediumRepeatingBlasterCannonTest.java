package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Filters.your;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.card.Phase;
import holosite.language.effect.FireWeapon;
import holosite.language.words.Actions;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Medium Repeating Blaster Cannon. */
class MediumRepeatingBlasterCannonTest {
    private static final String CANNON = "Medium Repeating Blaster Cannon";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    /** Cancels what is aimed at somebody of its player's. */
    private static final Card COVER =
            Kinds.usedInterrupt("Plain Cover", DARK, "0_9")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.just(Event.WEAPON_AIMED).to(your(CHARACTER)))
                                            .then(cancelIt())));

    private static Position laidOut(Position table) {
        return table.at(PLAINS, CANNON, "Rebel Trooper", "EG-4")
                .at(RIDGE, "Rebel Trooper#2", "Stormtrooper", "Darth Vader")
                .force(LIGHT, 9);
    }

    /** Aimed at Vader, with these two destinies to come. */
    private static Scene aimed(Position table, int first, int second) {
        return laidOut(table)
                .nextDestiny(LIGHT, first, second)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(RIDGE)
                .fire(CANNON)
                .at("Darth Vader");
    }

    private static Scene aimed(int first, int second) {
        return aimed(table(), first, second);
    }

    @Test
    void oneTargetIsHitByMoreThanItsDefense() {
        var hit = aimed(3, 4).expectPrompt(Prompt.Key.FIRE_ALSO_AT);
        assertThat(hit.defense("Darth Vader")).isEqualTo(6);
        int before = hit.forcePile(LIGHT).size();
        hit.answer("nothing").passResponses();
        assertThat(hit.isHit("Darth Vader")).isTrue();
        assertThat(hit.isHit("Stormtrooper")).isFalse();
        assertThat(hit.forcePile(LIGHT)).hasSize(before - 2);
        assertThat(aimed(3, 3).answer("nothing").passResponses().isHit("Darth Vader")).isFalse();
    }

    @Test
    void twoTargetsAreHitByMoreThanTheirDefenseTogether() {
        var hit = aimed(4, 4);
        assertThat(hit.defense("Stormtrooper")).isEqualTo(1);
        int before = hit.forcePile(LIGHT).size();
        hit.choose("Stormtrooper").passResponses();
        assertThat(hit.isHit("Darth Vader")).isTrue();
        assertThat(hit.isHit("Stormtrooper")).isTrue();
        assertThat(hit.forcePile(LIGHT)).hasSize(before - 2);

        var missed = aimed(3, 4).choose("Stormtrooper").passResponses();
        assertThat(missed.isHit("Darth Vader")).isFalse();
        assertThat(missed.isHit("Stormtrooper")).isFalse();
    }

    @Test
    void aTargetWhoseAimIsCanceledCountsNoMore() {
        var scene = aimed(tableWith(COVER).hand(DARK, "Plain Cover"), 1, 1).choose("Stormtrooper");
        assertThat(scene.isOffered("play Plain Cover")).isTrue();
        scene.play("Plain Cover").passResponses();
        assertThat(scene.isHit("Darth Vader")).isFalse();
        assertThat(scene.isHit("Stormtrooper")).isTrue();
    }

    @Test
    void bothAimsCanBeCanceled() {
        var scene =
                aimed(tableWith(COVER).hand(DARK, "Plain Cover", "Plain Cover#2"), 7, 7)
                        .choose("Stormtrooper")
                        .play("Plain Cover")
                        .passUntil("play Plain Cover#2")
                        .play("Plain Cover#2")
                        .passResponses();
        assertThat(scene.isHit("Darth Vader")).isFalse();
        assertThat(scene.isHit("Stormtrooper")).isFalse();
    }

    @Test
    void oneOfTheAimsCanBeTurnedOnSomebodyElse() {
        var decoy =
                Kinds.usedInterrupt("Plain Decoy", DARK, "0_7")
                        .destiny(3)
                        .says(Actions.used(Actions.turnsShotOnDroid()));
        var scene =
                aimed(tableWith(decoy).hand(DARK, "Plain Decoy").at(RIDGE, "R2-Q2"), 3, 3)
                        .choose("Stormtrooper")
                        .play("Plain Decoy")
                        .passResponses();
        assertThat(scene.isHit("R2-Q2")).isTrue();
        assertThat(scene.isHit("Stormtrooper")).isTrue();
        assertThat(scene.isHit("Darth Vader")).isFalse();
    }

    @Test
    void aCreatureIsATargetOfItsOwn() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .at(CANTINA, CANNON, "EG-4", "Rebel Trooper", DARK_BEAST)
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 7, 7)
                        .turn(LIGHT, Phase.BATTLE)
                        .attack(DARK_BEAST)
                        .fire(CANNON);
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.FIRE_ALSO_AT);
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(DARK)).contains(DARK_BEAST);
    }

    @Test
    void twoTargetsAreOfOneType() {
        var scene = firedOutsideBattle();
        scene.choose("Stormtrooper");
        assertThat(scene.offered()).contains("Garindan").doesNotContain(DARK_BEAST, "Stormtrooper");
        scene = firedOutsideBattle();
        scene.choose(DARK_BEAST);
        assertThat(scene.offered()).contains(DARK_BEAST + "#2").doesNotContain("Garindan");
    }

    /** Lets it be fired outside battle, where creatures and characters are targets alike. */
    private static final Card ORDER =
            Kinds.usedInterrupt("Plain Order", LIGHT, "0_8")
                    .destiny(3)
                    .says(
                            Actions.used(
                                    Action.at(When.your(Phase.CONTROL))
                                            .target("weapon", titled(CANNON))
                                            .then(
                                                    new FireWeapon(
                                                            chosen("weapon"),
                                                            false,
                                                            Amount.of(0)))));

    private static Scene firedOutsideBattle() {
        return tableWith(ORDER)
                .at(PLAINS, CANNON, "EG-4", "Rebel Trooper", "Stormtrooper", "Garindan")
                .at(PLAINS, DARK_BEAST, DARK_BEAST + "#2")
                .hand(LIGHT, "Plain Order")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.CONTROL)
                .play("Plain Order")
                .passUntil(Prompt.Key.FIRE_TARGET);
    }

    @Test
    void whereThereIsNoSecondTargetNobodyIsAsked() {
        var scene =
                table().at(PLAINS, CANNON, "EG-4", "Rebel Trooper")
                        .at(RIDGE, "Rebel Trooper#2", "Stormtrooper")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 1, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(RIDGE)
                        .fire(CANNON);
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
    }

    @Test
    void itReachesTheNextSiteAndNoFarther() {
        var scene =
                table().at(WAR_ROOM, CANNON, "EG-4", "Rebel Trooper")
                        .at(RIDGE, "Rebel Trooper#2", "Stormtrooper")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(RIDGE);
        scene.mayNot("fire " + CANNON);
    }

    @Test
    void aWarriorPresentFiresItForTwoForce() {
        table().at(PLAINS, CANNON, "EG-4", "R2-D2", "Stormtrooper", "Leesub Sirln")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("fire " + CANNON);
        table().at(PLAINS, CANNON, "EG-4", "Rebel Trooper", "Stormtrooper")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("fire " + CANNON);
    }

    @Test
    void twoWarriorsTakeItAlongForOneMore() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .site(BAY, LIGHT)
                        .at(CANTINA, "Rebel Trooper", "Luke Skywalker", CANNON)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move(CANNON).to(BAY);
        assertThat(scene.locationOf(CANNON)).isEqualTo(BAY);
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(BAY);
        assertThat(scene.used(LIGHT)).hasSize(3);
        scene.passUntil(LIGHT).mayNot("move Rebel Trooper", "move Luke Skywalker");
        table().site(CANTINA, LIGHT)
                .site(BAY, LIGHT)
                .at(CANTINA, "Rebel Trooper", "Leesub Sirln", CANNON)
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move " + CANNON);
    }

    @Test
    void whoeverHasMovedCarriesItNoFarther() {
        table().site(CANTINA, LIGHT)
                .site(BAY, LIGHT)
                .at(CANTINA, "Rebel Trooper", "Luke Skywalker", CANNON)
                .moved("Rebel Trooper")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move " + CANNON);
    }

    @Test
    void itDeploysOnAnySite() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .site(CANTINA, LIGHT)
                        .site(MOS_EISLEY, LIGHT)
                        .site(PLAINS, DARK)
                        .at(MOS_EISLEY, "Rebel Trooper")
                        .hand(LIGHT, CANNON)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CANNON)).containsExactlyInAnyOrder(CANTINA, MOS_EISLEY, PLAINS);
    }
}
