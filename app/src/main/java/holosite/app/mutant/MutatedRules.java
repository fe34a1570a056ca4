package holosite.app.mutant;

/**
 * The rules and their tests, loaded once more, with a switch at every condition and number. All
 * other classes are those of the program.
 */
final class MutatedRules extends ClassLoader {
    private static final String SWITCH = RuleSwitch.class.getName();

    private final RuleMutator mutator;
    private final MutantControl control;

    MutatedRules(ClassLoader program, RuleMutator mutator) {
        super("mutated rules", program);
        this.mutator = mutator;
        control = loadControl();
    }

    private MutantControl loadControl() {
        try {
            return (MutantControl) define(SWITCH).getDeclaredConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(RuleMutator.RULES) && !isSwitch(name)) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            if (getResource(RuleMutator.file(name)) == null) {
                throw new ClassNotFoundException(name);
            }
            return define(name);
        }
    }

    private static boolean isSwitch(String name) {
        return name.equals(SWITCH) || name.startsWith(SWITCH + "$");
    }

    private Class<?> define(String name) {
        byte[] bytes = mutator.bytes(name);
        return defineClass(name, bytes, 0, bytes.length);
    }

    MutantControl control() {
        return control;
    }
}
