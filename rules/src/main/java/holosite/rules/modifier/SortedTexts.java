package holosite.rules.modifier;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.rules.state.GameState;
import holosite.rules.text.CardAction;
import holosite.rules.text.Check;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import java.util.Arrays;

/**
 * The texts in force, sorted by what they touch: a bucket for each figure, deed and event, and for
 * each kind of text that there is only one of. It does not know which texts are in force.
 *
 * <p>What is in force extends it and does not contain it, so that a look into a bucket costs no
 * more than an array.
 */
public abstract sealed class SortedTexts permits Standing {
    private static final int DEEDS = Deed.values().length;
    private static final int EVENTS = Event.values().length;
    private static final int FIGURES = 0;
    private static final int FORBIDS = Figure.values().length;
    private static final int ALLOWS = FORBIDS + DEEDS;
    private static final int TOLLS = ALLOWS + DEEDS;
    private static final int IMMUNITIES = TOLLS + DEEDS;
    private static final int PROTECTIONS = IMMUNITIES + 1;
    private static final int GRANTS = PROTECTIONS + 1;
    private static final int LOSSES = GRANTS + 1;
    private static final int CANCELS = LOSSES + 1;
    private static final int STATE_TRIGGERS = CANCELS + 1;
    private static final int PHASE_ACTIONS = STATE_TRIGGERS + 1;
    private static final int BATTLE_ACTIONS = PHASE_ACTIONS + 1;
    private static final int RESPONSES = BATTLE_ACTIONS + 1;
    private static final int TRIGGERS = RESPONSES + EVENTS;
    private static final int COPIES = TRIGGERS + EVENTS;
    private static final int BUCKETS = COPIES + 1;

    /** What is known of the condition of a text. */
    static final byte NOTHING = 0;

    static final byte HOLDS = 1;
    static final byte HOLDS_NOT = 2;

    private final TextInForce[][] buckets = new TextInForce[BUCKETS][];
    private final byte[][] known = new byte[BUCKETS][];
    private final int[] sizes = new int[BUCKETS];

    /** Whether what is remembered of conditions holds until the texts change. */
    private boolean positional;

    // ---- sorting

    /** Forgets all texts. */
    final void clear() {
        positional = false;
        Arrays.fill(sizes, 0);
    }

    final void sort(TextInForce text) {
        switch (text.part()) {
            case Text.FigureChange m -> add(bucket(FIGURES, m.figure()), text);
            case Text.Ruling r -> add(bucketOf(r.kind(), r.deed()), text);
            case Text.Immunity i -> add(IMMUNITIES, text);
            case Text.Protection p -> add(PROTECTIONS, text);
            case Text.GrantedFeature g -> add(g.lost() ? LOSSES : GRANTS, text);
            case Text.Canceling b -> add(CANCELS, text);
            case Text.Copy c -> add(COPIES, text);
            case Text.StateTrigger s -> add(STATE_TRIGGERS, text);
            case CardAction d -> {
                switch (d.moment()) {
                    case When.InPhases p -> add(PHASE_ACTIONS, text);
                    case When.InBattle b -> add(BATTLE_ACTIONS, text);
                    case When.InDamageSegment b -> add(BATTLE_ACTIONS, text);
                    case When.Just j ->
                            add(bucket(d.automatic() ? TRIGGERS : RESPONSES, j.event()), text);
                }
            }
        }
    }

    private static int bucketOf(Text.Ruling.Kind kind, Deed deed) {
        int first =
                switch (kind) {
                    case FORBIDS -> FORBIDS;
                    case ALLOWS -> ALLOWS;
                    case TOLL -> TOLLS;
                };
        return bucket(first, deed);
    }

    /** One of the buckets that stand side by side from the first, a constant each. */
    @SuppressWarnings("EnumOrdinal")
    private static int bucket(int first, Enum<?> constant) {
        return first + constant.ordinal();
    }

    private void add(int bucket, TextInForce text) {
        TextInForce[] texts = buckets[bucket];
        if (texts == null) {
            texts = new TextInForce[8];
            buckets[bucket] = texts;
            known[bucket] = new byte[8];
        } else if (sizes[bucket] == texts.length) {
            texts = Arrays.copyOf(texts, texts.length * 2);
            buckets[bucket] = texts;
            known[bucket] = Arrays.copyOf(known[bucket], texts.length);
        }
        known[bucket][sizes[bucket]] = NOTHING;
        texts[sizes[bucket]++] = text;
    }

    /**
     * All texts have been sorted; {@code mayBePositional} says that nothing else keeps on changing.
     */
    final void settle(boolean mayBePositional) {
        positional = mayBePositional && abilityIsPositional();
    }

    final boolean positional() {
        return positional;
    }

    /** Whether every text that gives ability, icons or skills looks only at how the cards lie. */
    private boolean abilityIsPositional() {
        int ability = bucket(FIGURES, Figure.ABILITY);
        // what changes a card's ability may meet with immunity
        return allPositional(ability)
                && (sizes[ability] == 0 || allPositional(PROTECTIONS))
                && allPositional(bucket(FIGURES, Figure.TOTAL_ABILITY))
                && allPositional(bucket(FIGURES, Figure.FORCE_ICONS))
                && allPositional(GRANTS)
                && allPositional(LOSSES);
    }

    private boolean allPositional(int bucket) {
        for (int i = 0; i < sizes[bucket]; i++) {
            if (!buckets[bucket][i].part().positional()) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether the condition of a text in force holds. What looks only at how the cards lie is
     * remembered until that changes.
     */
    private boolean holds(GameState game, int bucket, int index) {
        TextInForce text = buckets[bucket][index];
        Check when = text.part().when();
        if (!positional || !when.positional()) {
            return when.holds(game, text.context());
        }
        byte[] found = known[bucket];
        if (found[index] == NOTHING) {
            found[index] = when.holds(game, text.context()) ? HOLDS : HOLDS_NOT;
        }
        return found[index] == HOLDS;
    }

    // ---- texts in force

    public int mods(Figure figure) {
        return sizes[bucket(FIGURES, figure)];
    }

    public TextInForce mod(Figure figure, int index) {
        return buckets[bucket(FIGURES, figure)][index];
    }

    public int forbids(Deed deed) {
        return sizes[bucket(FORBIDS, deed)];
    }

    public TextInForce forbid(Deed deed, int index) {
        return buckets[bucket(FORBIDS, deed)][index];
    }

    public int allows(Deed deed) {
        return sizes[bucket(ALLOWS, deed)];
    }

    public TextInForce allow(Deed deed, int index) {
        return buckets[bucket(ALLOWS, deed)][index];
    }

    public int tolls(Deed deed) {
        return sizes[bucket(TOLLS, deed)];
    }

    public TextInForce toll(Deed deed, int index) {
        return buckets[bucket(TOLLS, deed)][index];
    }

    /** Whether the condition of something forbidden, allowed or taxed holds. */
    public boolean rulingHolds(GameState game, Text.Ruling.Kind kind, Deed deed, int index) {
        return holds(game, bucketOf(kind, deed), index);
    }

    public int immunities() {
        return sizes[IMMUNITIES];
    }

    public TextInForce immunity(int index) {
        return buckets[IMMUNITIES][index];
    }

    public int protections() {
        return sizes[PROTECTIONS];
    }

    public TextInForce protection(int index) {
        return buckets[PROTECTIONS][index];
    }

    public int cancels() {
        return sizes[CANCELS];
    }

    public TextInForce cancel(int index) {
        return buckets[CANCELS][index];
    }

    public boolean cancelHolds(GameState game, int index) {
        return holds(game, CANCELS, index);
    }

    final int grants() {
        return sizes[GRANTS];
    }

    final TextInForce grant(int index) {
        return buckets[GRANTS][index];
    }

    final int losses() {
        return sizes[LOSSES];
    }

    final TextInForce loss(int index) {
        return buckets[LOSSES][index];
    }

    public int copies() {
        return sizes[COPIES];
    }

    public TextInForce copy(int index) {
        return buckets[COPIES][index];
    }

    public int stateTriggers() {
        return sizes[STATE_TRIGGERS];
    }

    public TextInForce stateTrigger(int index) {
        return buckets[STATE_TRIGGERS][index];
    }

    public boolean stateTriggerHolds(GameState game, int index) {
        return holds(game, STATE_TRIGGERS, index);
    }

    public int phaseActions() {
        return sizes[PHASE_ACTIONS];
    }

    public TextInForce phaseAction(int index) {
        return buckets[PHASE_ACTIONS][index];
    }

    public int battleActions() {
        return sizes[BATTLE_ACTIONS];
    }

    public TextInForce battleAction(int index) {
        return buckets[BATTLE_ACTIONS][index];
    }

    public int responses(Event event) {
        return sizes[bucket(RESPONSES, event)];
    }

    public TextInForce response(Event event, int index) {
        return buckets[bucket(RESPONSES, event)][index];
    }

    public int triggers(Event event) {
        return sizes[bucket(TRIGGERS, event)];
    }

    public TextInForce trigger(Event event, int index) {
        return buckets[bucket(TRIGGERS, event)][index];
    }
}
